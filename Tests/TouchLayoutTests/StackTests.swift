import Testing
import TouchLayout
import TouchModel

@Suite("Stacks")
struct StackTests {
  @Test("a symbol beside a text measures as on iOS")
  func checked() {
    // F001, recorded at 2x: 103 × 30.5; F003: the symbol is 17 wide.
    let environment = Environment(scale: 2)
    let example = row(
      .center, symbol("checkmark.circle.fill", environment),
      text("Checked", environment).fixedSize()
    ).padding(5)
    let size = engine.size(
      of: example, proposal: .unspecified, environment: environment)
    #expect(near(size, Size(width: 103, height: 30.5), 1), "\(size)")
  }

  @Test("F097: a picture beside texts in a padded frame is 76 high")
  func paddedRow() {
    let texts = column(
      .left, text("Home", styled(.headline, .medium)), text("Local", styled(.caption, .medium)))
    let example = row(.center, pile(.center, color().frame(60, 60)), texts, spacer())
      .flexible(minHeight: 60).padding(8)
    #expect(size(example, width: 390) == Size(width: 390, height: 76))
  }

  @Test("views stand 8 points apart where nothing is said")
  func standardSpacing() {
    // F108; F032: fields measured 8 apart.
    #expect(
      size(row(.center, color().frame(50, 50), color().frame(50, 50)))
        == Size(width: 108, height: 50))
    let field = control(
      .textField(isRounded: false, placeholder: Node.Text([], environment: Environment())))
    #expect(size(column(.center, field, field), width: 393) == Size(width: 393, height: 52))
    let secure = control(
      .secureField(
        isRounded: false, placeholder: Node.Text([], environment: Environment()), isEmpty: true))
    #expect(near(size(column(.center, field, secure), width: 393).height, 51, 0.01))
  }

  @Test("texts stand the lower one's leading apart")
  func textSpacing() {
    // F105, F106 and swiftui.md, 3: gaps at the content size large.
    let gaps: [(TextStyle, Double)] = [
      (.body, 2), (.headline, 2), (.subheadline, 2.33), (.footnote, 2.67), (.callout, 2),
      (.caption, 2), (.caption2, 0), (.title, 0.67),
    ]
    for (style, gap) in gaps {
      let one = size(text("A", styled(style))).height
      let both = size(column(.center, text("A", styled(style)), text("A", styled(style)))).height
      #expect(near(both - 2 * one, gap, 0.02), "\(style)")
    }
    let one = size(text("A", fixed(17))).height
    #expect(
      near(size(column(.center, text("A", fixed(17)), text("A", fixed(17)))).height, 2 * one, 0.01))
  }

  @Test("texts of two styles stand as measured at the content size medium")
  func mixedTextSpacing() {
    // F094: body over subheadline, 2.33 apart; F095: headline over caption, 0 apart.
    func gap(_ upper: TextStyle, _ lower: TextStyle) -> Double {
      let (top, bottom) = (text("A", styled(upper, .medium)), text("A", styled(lower, .medium)))
      return size(column(.center, top, bottom)).height - size(top).height - size(bottom).height
    }
    #expect(near(gap(.body, .subheadline), 2.33, 0.01))
    #expect(near(gap(.headline, .caption), 0, 0.01))
  }

  @Test("a text stands nearer to what is above than to what is below")
  func textBesideOthers() {
    // F104: 6.43 above and 10.65 below a body text at 3x.
    let box = color().frame(10, 10)
    let line = size(text("A")).height
    #expect(near(size(column(.center, box, text("A"))).height - 10 - line, 6.43, 0.02))
    #expect(near(size(column(.center, text("A"), box)).height - 10 - line, 10.65, 0.02))
    // A frame ends what the text prefers, and so does padding on its edges.
    let framed = text("A").frame(nil, 30)
    #expect(near(size(column(.center, box, framed)).height, 48, 0.01))
    #expect(near(size(column(.center, box, text("A").padding(1))).height, 20 + line, 0.01))
    // A symbol touches a text.
    let icon = size(symbol("clock")).height
    #expect(near(size(column(.center, symbol("clock"), text("A"))).height, icon + line, 0.01))
  }

  @Test("a text beside a spacer wraps no sooner than it must: a spacer comes last")
  func spacerPriority() {
    let words = text("The quick brown fox jumps over the lazy")
    let example = row(.center, words, spacer())
    #expect(near(size(example, width: 393), Size(width: 393, height: 20.33), 0.34))
  }

  @Test("a spacer takes what is left and wants no distance around")
  func spacers() {
    let box = color().frame(10, 10)
    #expect(size(row(.center, box, spacer(), box), width: 100) == Size(width: 100, height: 10))
    #expect(size(row(.center, box, spacer(), box)) == Size(width: 28, height: 10))
    #expect(size(row(.center, box, spacer(0), box)) == Size(width: 20, height: 10))
    #expect(size(row(spacing: 5, .center, box, spacer(0), box)) == Size(width: 30, height: 10))
    #expect(size(column(.center, box, spacer(), box), height: 100) == Size(width: 10, height: 100))
  }

  @Test("a spacer in a row leaves the row's distance to what is below to the views beside it")
  func spacerAcross() {
    func height(_ first: ViewNode, _ row: ViewNode) -> Double {
      size(column(.left, first, row), width: 200).height
    }
    let words = text("A")
    let box = color().frame(10, 10)
    for (upper, beside) in [(words, words), (box, words), (words, box), (box, box)] {
      let bare = height(upper, row(.center, words, beside))
      #expect(height(upper, row(.center, words, spacer(), beside)) == bare)
    }
    #expect(height(words, row(.center, words, spacer())) < height(words, row(.center, words, box)))
    // Where nothing else stands in the row nothing is preferred.
    let line = size(words).height
    let alone = column(.left, words, row(.center, spacer()), words)
    #expect(near(size(alone).height, 2 * line + 16, 0.01))
  }

  @Test("space is offered to the less flexible first, in equal parts")
  func flexibility() {
    // F087 and F088.
    let blue = color().flexible(minHeight: 5, maxHeight: 100)
    let orange = color().flexible(minHeight: 80)
    let both = column(spacing: 0, .center, blue, orange)
    #expect(size(both, width: 50, height: 0).height == 85)
    #expect(size(both, width: 50, height: 85).height == 122.5)
    // Three shapes share alike.
    let three = row(spacing: 0, .center, color(), color(), color())
    #expect(size(three, width: 300, height: 100) == Size(width: 300, height: 100))
    let uneven = row(
      spacing: 0, .center, color().flexible(maxWidth: 100), color().flexible(minWidth: 100))
    #expect(size(uneven, width: 150, height: 10).width == 175)
  }

  @Test("a higher priority is offered all but what the others need at least")
  func priority() {
    let wide = text("Checking Savings").modified(.layoutPriority(1), "layoutPriority")
    let whole = size(wide).width
    let both = row(spacing: 0, .center, color(), wide)
    let screen = screen(
      row(spacing: 0, .center, element(1, color()), element(2, wide)),
      proposal: Proposal(width: 200, height: 40))
    #expect(size(both, width: 200, height: 40).width == 200)
    #expect((try? screen.element(2).layout.width) == whole)
    #expect(near((try? screen.element(1).layout.width) ?? 0, 200 - whole, 0.001))
  }

  @Test("baselines align the first or the last lines of text")
  func baselines() throws {
    let small = element(1, text("a", fixed(11)))
    let large = element(2, text("a", fixed(34)))
    let top = screen(row(.firstTextBaseline, small, large))
    let difference = try top.element(1).layout.minY - top.element(2).layout.minY
    // 0.9521484375 is the ascender's part of the point size.
    #expect(near(difference, (34 - 11) * 0.9521484375, 0.01))
    let lines = screen(row(.lastTextBaseline, small, element(2, text("a\nb", styled(.body)))))
    let offset = try lines.element(1).layout.minY - lines.element(2).layout.minY
    #expect(near(offset, 22 + (17 - 11) * 0.9521484375, 0.01))
  }

  @Test("children stand where the alignment says, and turn about in right-to-left rows")
  func placement() throws {
    let (small, large) = (element(1, color().frame(10, 10)), element(2, color().frame(30, 30)))
    func places(_ node: Node) throws -> (Rect, Rect) {
      let screen = screen(node)
      return (try screen.element(1).layout, try screen.element(2).layout)
    }
    let (top, reference) = try places(row(spacing: 0, .top, small, large))
    #expect(top.minY == reference.minY && top.maxX == reference.minX)
    let (bottom, _) = try places(row(spacing: 0, .bottom, small, large))
    #expect(bottom.maxY == reference.maxY)
    let (left, below) = try places(column(spacing: 0, .left, small, large))
    #expect(left.minX == below.minX && left.maxY == below.minY)
    var stack = Node.Stack(.horizontal, spacing: 0, isRightToLeft: true)
    stack.alignment = .center
    let (turned, other) = try places(Node(.stack(stack, [small, large])))
    #expect(turned.minX == other.maxX)
  }

  @Test("what takes all that is left does so whatever its alignment", arguments: [0, 1])
  func flexibleStacks(isPile: Int) throws {
    let (wide, words) = (element(1, color().frame(nil, 10)), text("Hello there"))
    let box = color().frame(30, 10)
    func width(_ horizontal: Node.HorizontalAlignment) throws -> Double {
      let flexible =
        isPile == 1
        ? pile(Alignment(horizontal: horizontal, vertical: .top), box, wide)
        : column(horizontal, box, wide)
      return try screen(row(spacing: 0, .top, words, flexible)).element(1).layout.width
    }
    for horizontal in [Node.HorizontalAlignment.left, .center, .right] {
      #expect(try near(width(horizontal), 393 - size(words).width, 0.01), "\(horizontal)")
    }
  }

  @Test("the members of a group stand in the stack around it, each with the group's modifiers")
  func groups() {
    let box = color().frame(10, 10)
    #expect(size(row(spacing: 0, .center, group(box, box), box)).width == 30)
    #expect(size(row(spacing: 0, .center, group(box, box).padding(1), box)).width == 34)
    #expect(size(row(spacing: 5, .center, group(), box, Node(.empty))).width == 10)
  }

  @Test("a lazy stack is as wide as proposed")
  func lazy() {
    var stack = Node.Stack(.vertical, spacing: 0)
    stack.isLazy = true
    let node = Node(.stack(stack, [color().frame(10, 10), color().frame(20, 10)]))
    #expect(size(node, width: 300, height: 500) == Size(width: 300, height: 20))
    #expect(size(node) == Size(width: 20, height: 20))
    // Its children stand where its alignment says, in all of that width.
    let centered = screen(Node(.stack(stack, [element(1, color().frame(10, 10))])))
    #expect((try? centered.element(1).layout.midX) == phone.size.width / 2)
  }
}
