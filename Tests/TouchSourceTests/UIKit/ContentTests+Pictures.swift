import Foundation
import Testing
import TouchModel

/// How large the pictures of a control make it.
extension ContentTests {
  @Test("a symbol in the size of a font that a style alone names is about as large as the style's")
  func symbolOfNamedFont() throws {
    func verdicts(_ font: String, _ name: String = "info.circle") throws -> [String] {
      try UIKitReading.button(
        setup: """
          button.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
          let font = \(font)
          let size = UIImage.SymbolConfiguration(pointSize: font.pointSize, weight: .regular)
          button.setImage(UIImage(systemName: "\(name)", withConfiguration: size), for: .normal)
          """)
    }
    let found = try verdicts("UIFont.brand_font(forTextStyle: .subheadline)")
    #expect(found.count == 1 && found[0].hasPrefix("fail 'button'"), "\(found)")
    // That of a large title may be large enough.
    for open in [
      "UIFont.brand_font(forTextStyle: .largeTitle)", "UIFont.brand_font(forTextStyle: style)",
      "UIFont.brand_font(forTextStyle: .body, grows: 9)", "UIFont.brand_font(for: .body)",
    ] {
      #expect(try verdicts(open) == ["undecided 'button'"], "\(open)")
    }
  }

  @Test("a picture alone is as large as it is, and beside a title neither is padded")
  func picture() throws {
    let alone = try #require(
      try sizes("button.setImage(.gridicon(.cross), for: .normal)").first?.layout.size)
    #expect(alone == Size(width: 24, height: 24))
    // 19 pt high with a title of 16 pt, as Interface Builder lays it out.
    let title =
      "button.setTitle(\"Close\", for: .normal)\nbutton.titleLabel?.font = .systemFont(ofSize: 16)"
    func beside(_ image: String) throws -> Size {
      try #require(
        try sizes("button.setImage(\(image), for: .normal)\n\(title)").first?.layout.size)
    }
    let size = try beside(".gridicon(.cross, size: CGSize(width: 16, height: 16))")
    #expect((size.height - 19).magnitude < 0.5)
    #expect((size.width - 58).magnitude < 8)
    #expect(try beside(".gridicon(.cross)").height == 24)
    // Without a picture it is padded.
    #expect((try beside("nil").height - 31).magnitude < 1.5)
  }

  /// The findings on a button with a picture of the catalogue's, which is 26×24 pt.
  private func pictured(
    _ image: String, after setup: String = "", others: String = "", members: String = "",
    images: String = #"{"filename": "a.svg"}"#,
    files: [String: Data] = ["a.svg": Data(#"<svg width="26" height="24"></svg>"#.utf8)]
  ) throws -> [String] {
    let folder = "Assets.xcassets/xmark-small.imageset"
    let source = """
      import UIKit
      \(others)
      final class Sample: UIViewController {
        private let button = UIButton()
        \(members)
        override func viewDidLoad() {
          view.addSubview(button)
          button.addTarget(self, action: nil, for: .touchUpInside)
          \(setup)
          button.setImage(\(image), for: .normal)
          button.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
        }
      }
      """
    var all = ["Sample.swift": Data(source.utf8)]
    all["\(folder)/Contents.json"] = Data("{\"images\": [\(images)]}".utf8)
    for (name, data) in files { all["\(folder)/\(name)"] = data }
    let project = try SourceProject(bytes: all)
    return project.audit().check().findings.map(\.hit.written)
  }

  @Test("a constant that is given one of several pictures is any of them")
  func choices() throws {
    func hits(_ second: String, _ setup: String = "", binding: String = "let") throws -> [String] {
      try pictured(
        "icon",
        after: """
          \(binding) icon: UIImage?
          \(setup)
          switch mode {
          case .open: icon = Sample.small
          default: icon = \(second)
          }
          """,
        others: """
          extension Sample { private static let small = UIImage(named: "xmark-small") }
          enum Kit { static let small = UIImage(named: "xmark-small") }
          """)
    }
    for second in ["nil", "UIImage(named: \"xmark-small\")", "Kit.small"] {
      #expect(try hits(second) == ["26×24"], "\(second)")
    }
    #expect(try hits("unknown()") == [])
    #expect(try hits("nil", binding: "var") == [])
  }

  @Test(
    "a picture by the name that Xcode gives it in source",
    arguments: [
      ".xmarkSmall", "UIImage.xmarkSmall", "UIImage(resource: .xmarkSmall)",
      ".xmarkSmall.withRenderingMode(.alwaysTemplate)",
    ])
  func generatedByXcode(image: String) throws {
    #expect(try pictured(image) == ["26×24"])
    #expect(try pictured(image.replacing("xmark", with: "check")).isEmpty)
    // By way of a function of the app's.
    let taking =
      "extension UIButton { func show(_ image: UIImage?) { setImage(image, for: .normal) } }"
    #expect(try pictured("nil", after: "button.show(\(image))", others: taking) == ["26×24"])
  }

  @Test("a constant that is a tool's picture, or one of two, holds the image of that")
  func generatedByTool() throws {
    let kit = """
      final class ImageAsset {
        let name: String
        init(name: String) { self.name = name }
        var image: UIImage { UIImage(named: name)! }
      }
      enum Kit {
        static let small = ImageAsset(name: "xmark-small")
        static let other = ImageAsset(name: "missing")
      }
      """
    func hits(_ asset: String, _ image: String = "asset.image") throws -> [String] {
      try pictured(image, after: "let asset = \(asset)", others: kit)
    }
    #expect(try hits("Kit.small") == ["26×24"])
    #expect(try hits("Theme.isDark ? Kit.small : Kit.small") == ["26×24"])
    #expect(try hits("Kit.small", "(Theme.isDark ? Kit.small : asset).image") == ["26×24"])
    // Of one of them the size is not known.
    #expect(try hits("Theme.isDark ? Kit.small : Kit.other") == [])
    #expect(try hits("Theme.asset") == [])
  }

  @Test("of two pictures of a tool's either may be shown")
  func eitherOfTool() throws {
    func hits(_ image: String) throws -> [String] {
      try pictured(
        "nil",
        after:
          "taps.bind(with: self) { owner, isOn in owner.button.setImage(\(image), for: .normal) }",
        members: "private let icon = Asset.xmarkSmall.image")
    }
    #expect(try hits("isOn ? Asset.xmarkSmall.image : KitAsset.xmarkSmall.image") == ["26×24"])
    #expect(try hits("isOn ? owner.icon : Asset.xmarkSmall.image") == ["26×24"])
    #expect(try hits("owner.icon") == ["26×24"])
    // Of one of them the size is not known, or it is another's.
    #expect(try hits("isOn ? owner.icon : Asset.missing.image") == [])
    #expect(try hits("isOn ? isOn.icon : owner.icon") == [])
  }

  @Test("a picture that the object holds which a call hands to its closure is the object's")
  func handed() throws {
    func found(_ image: String) throws -> [String] {
      try pictured(
        "self.icon",
        after:
          "taps.bind(with: self) { owner, isOn in owner.button.setImage(\(image), for: .normal) }",
        others: """
          extension Sample {
            var icon: UIImage? { UIImage(named: "xmark-small") }
            var other: UIImage? { UIImage(named: "xmark-small") }
          }
          """)
    }
    #expect(try found("isOn ? owner.icon : owner.other") == ["26×24"])
    #expect(try found("isOn ? owner.icon : isOn.other").isEmpty)
  }

  @Test("a picture that is unwrapped first is the one that was asked for")
  func unwrapped() throws {
    let whole = "guard let picture = UIImage(named: \"xmark-small\") else { return }"
    #expect(try pictured("picture", after: whole) == ["26×24"])
    #expect(try pictured("picture", after: "guard let picture = load() else { return }").isEmpty)
  }

  @Test(
    "a picture that a function draws anew is as large as what that draws into",
    arguments: [
      "UIGraphicsImageRenderer(size: size).image { _ in draw(in: CGRect(origin: .zero, size: size)) }",
      "let renderer = UIGraphicsImageRenderer(size: size)\nlet made = renderer.image { _ in }\nreturn made",
      """
      UIGraphicsBeginImageContextWithOptions(size, false, 0)
      defer { UIGraphicsEndImageContext() }
      draw(in: CGRect(origin: .zero, size: size))
      return UIGraphicsGetImageFromCurrentImageContext()
      """,
      """
      let area = CGRect(x: 0, y: 0, width: size.width, height: size.height)
      UIGraphicsBeginImageContext(area.size)
      draw(in: area)
      let made = UIGraphicsGetImageFromCurrentImageContext()
      UIGraphicsEndImageContext()
      return made
      """,
      """
      let area = CGRect(origin: .zero, size: size)
      UIGraphicsBeginImageContextWithOptions(area.size, false, 0)
      return UIGraphicsGetImageFromCurrentImageContext()
      """,
    ])
  func redrawn(body: String) throws {
    func found(_ size: String, returns type: String = "UIImage?") throws -> [String] {
      try pictured(
        "UIImage(named: name)?.resized(to: \(size)).withRenderingMode(.alwaysTemplate)",
        others: "extension UIImage { func resized(to size: CGSize) -> \(type) { \(body) } }")
    }
    #expect(try found("CGSize(width: 24, height: 20)") == ["24×20"])
    #expect(try found("CGSize(width: 24, height: 20)", returns: "UIImage") == ["24×20"])
    #expect(try found("CGSize(width: 44, height: 50)").isEmpty)
    #expect(try found("model.size").isEmpty)
  }

  @Test("a picture that is drawn anew by its own size is as large as that makes it")
  func scaled() throws {
    func found(_ image: String, _ factor: String = "width / size.width") throws -> [String] {
      try pictured(
        image,
        others: """
          extension UIImage {
            func fitted(to width: CGFloat) -> UIImage {
              let factor = \(factor)
              let area = CGSize(width: size.width * factor, height: self.size.height * factor)
              return UIGraphicsImageRenderer(size: area).image { _ in
                draw(in: CGRect(origin: .zero, size: area))
              }
            }
          }
          """)
    }
    let named = "UIImage(named: \"xmark-small\")!"
    #expect(try found("\(named).fitted(to: 13)") == ["13×12"])
    #expect(try found("\(named).withTintColor(.red).fitted(to: 13)") == ["13×12"])
    #expect(try found("\(named).fitted(to: 130)").isEmpty)
    #expect(try found("\(named).fitted(to: 13)", "model.factor").isEmpty)
    #expect(try found("load().fitted(to: 13)").isEmpty)
    // A symbol's own size is an estimate, and so is what goes by it.
    #expect(try found("UIImage(systemName: \"circle\")!.fitted(to: 20)") == ["20×19"])
    #expect(try found("UIImage(systemName: \"circle\")!.fitted(to: 42)").isEmpty)
  }

  @Test("a title without a letter takes no room beside a picture")
  func emptyTitle() throws {
    func titled(_ title: String) throws -> [String] {
      try pictured(
        "UIImage(named: \"xmark-small\")", after: "button.setTitle(\(title), for: .normal)")
    }
    #expect(try titled("\"\"") == ["26×24"])
    #expect(try titled("title") != ["26×24"])
  }

  @Test(
    "a picture is found behind the name that a tool makes of it, and behind a literal",
    arguments: [
      "Asset.xmarkSmall.image", "KitAsset.Icons.xmarkSmall.image",
      "KitAsset.xmarkSmall.image.withRenderingMode(.alwaysTemplate)",
      #"#imageLiteral(resourceName: "xmark-small")"#, "R.image.xmarkSmall()",
      "R.image.xmarkSmall()?.withRenderingMode(.alwaysTemplate)",
      "UIImage(resource: R.image.xmarkSmall)",
    ])
  func generated(image: String) throws {
    #expect(try pictured(image) == ["26×24"])
  }

  @Test("a button is no smaller than the picture behind what it shows")
  func background() throws {
    func found(_ setup: String, _ access: String = "private") throws -> [String] {
      try pictured(
        "nil",
        others: """
          final class Other: UIViewController {
            \(access) let cross = UIButton()
            override func viewDidLoad() {
              view.addSubview(cross)
              cross.addTarget(self, action: nil, for: .touchUpInside)
              cross.setBackgroundImage(UIImage(named: "xmark-small"), for: .normal)
              \(setup)
              cross.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
            }
          }
          """)
    }
    let title =
      "cross.setTitle(\"OK\", for: .normal)\ncross.titleLabel?.font = .systemFont(ofSize: 8)"
    #expect(
      try found(
        "\(title)\ncross.contentEdgeInsets = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)")
        == ["26×24"])
    #expect(try found("").count == 1)
    #expect(try found("", "") == [])
    #expect(try found("cross.setBackgroundImage(model.image, for: .highlighted)") == [])
  }

  @Test("whatever the picture behind what a button shows, it is no smaller than that")
  func unknownBackground() throws {
    func verdicts(_ title: String, height: Int = 44) throws -> [String] {
      try UIKitReading.button(
        setup: """
          button.setBackgroundImage(model.image, for: .normal)
          button.setTitle("\(title)", for: .normal)
          button.heightAnchor.constraint(equalToConstant: \(height)).isActive = true
          button.topAnchor.constraint(equalTo: topAnchor).isActive = true
          button.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
          """)
    }
    #expect(try verdicts("Try again") == ["pass 1"])
    #expect(try verdicts("I") == ["undecided 'button'"])
    #expect(try verdicts("Try again", height: 30).first?.hasPrefix("fail 'button'") == true)
  }

  @Test("no picture behind what a button shows enlarges nothing")
  func noBackground() throws {
    func found(_ image: String) throws -> [String] {
      try pictured(
        "nil",
        others: """
          final class Other: UIViewController {
            private let cross = UIButton()
            override func viewDidLoad() {
              view.addSubview(cross)
              cross.addTarget(self, action: nil, for: .touchUpInside)
              cross.setImage(UIImage(named: "xmark-small"), for: .normal)
              cross.setBackgroundImage(\(image), for: .normal)
              cross.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
            }
          }
          """)
    }
    #expect(try found("nil") == ["26×24"])
    #expect(try found("model.image") == [])
  }

  @Test("a picture is found by way of constants and parameters")
  func namedImage() throws {
    let tinted = "KitAsset.xmarkSmall.image.withTintColor(Theme.white, renderingMode: .automatic)"
    func found(_ members: String, _ setup: String) throws -> [String] {
      try pictured(
        "nil",
        others: """
          final class Other: UIViewController {
            \(members)
            private let cross = UIButton()
            func setUp() {
              view.addSubview(cross)
              cross.addTarget(self, action: nil, for: .touchUpInside)
              cross.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
              \(setup)
            }
          }
          extension UIButton { func show(_ image: UIImage?) { setImage(image, for: .normal) } }
          """
      ).filter { $0 == "26×24" }
    }
    #expect(
      try found("", "let icon = \(tinted)\ncross.setImage(icon, for: .normal)") == ["26×24"])
    #expect(
      try found("private let icon = \(tinted)", "cross.setImage(icon, for: .normal)")
        == ["26×24"])
    #expect(try found("", "cross.show(\(tinted))") == ["26×24"])
    #expect(
      try found("private var icon = \(tinted)", "cross.setImage(icon, for: .normal)")
        == ["26×24"])
    #expect(
      try found(
        "private var icon = \(tinted)", "icon = load()\ncross.setImage(icon, for: .normal)") == [])
    #expect(
      try found("", "var icon = \(tinted)\nicon = nil\ncross.setImage(icon, for: .normal)") == [])
  }

  @Test("what is no such name is open")
  func ungenerated() throws {
    for image in [
      "Asset.other.image", "Asset.xmarkSmall.image.resized", "Asset.xmarkSmall.image(of: 3)",
      "model.xmarkSmall.image", #"#imageLiteral(resourceName: "other")"#,
    ] {
      #expect(try pictured(image) == [], "\(image)")
    }
  }

  @Test("the file that a tool makes may be there")
  func generatedFile() throws {
    let file = """
      enum KitAsset { static let cross = KitImages(name: "xmark-small") }
      struct KitImages {
        fileprivate(set) var name: String
        typealias Image = UIImage
        var image: Image {
          let image = Image(named: name, in: .module, compatibleWith: nil)
          guard let result = image else { fatalError() }
          return result
        }
      }
      """
    #expect(try pictured("KitAsset.cross.image", others: file) == ["26×24"])
  }

  @Test("the picture with the most pixels is the one that is shown")
  func scales() throws {
    func png(_ side: UInt8) -> Data {
      Data(
        [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82]
          + [0, 0, 0, side, 0, 0, 0, side])
    }
    let images = [1, 2, 3].map { #"{"filename": "\#($0).png", "scale": "\#($0)x"}"# }
    let files = ["1.png": png(18), "2.png": png(35), "3.png": png(52)]
    #expect(
      try pictured(
        #"UIImage(named: "xmark-small")"#, images: images.joined(separator: ","), files: files)
        == ["17.33×17.33"])
    #expect(
      try pictured(
        #"UIImage(named: "xmark-small")"#, images: images[0] + #", {"scale": "3x"}"#, files: files)
        == ["18×18"])
  }

  @Test("a constant that is one of several pictures is any of them")
  func conditionalChoices() throws {
    let small = #"UIImage(named: "xmark-small")!"#
    func found(_ setup: String, _ image: String = "icon") throws -> [String] {
      try pictured(image, after: setup)
    }
    let choice = "let icon = view.isHidden ? \(small) : UIImage(resource: .xmarkSmall)"
    #expect(try found(choice) == ["26×24"])
    #expect(try found("\(choice)\nlet icon = icon.withRenderingMode(.alwaysTemplate)") == ["26×24"])
    #expect(try found(choice, "icon.withRenderingMode(.alwaysTemplate)") == ["26×24"])
    #expect(try found("guard let icon = model.isNew ? \(small) : nil else { return }") == ["26×24"])
    // One of which nothing is known may be of any size, and so may what replaces it.
    #expect(try found("let icon = view.isHidden ? \(small) : model.picture") == [])
    #expect(try found(choice.replacing("let", with: "var")) == [])
    #expect(try found(choice, "icon.resized") == [])
  }

  @Test("a property of the project's that asks for another look of a picture keeps its size")
  func ownLooks() throws {
    func hits(_ look: String) throws -> [String] {
      try pictured(
        "UIImage(named: \"xmark-small\")!.look",
        others: "extension UIImage {\n  var look: UIImage { \(look) }\n}")
    }
    for look in [
      "withRenderingMode(.alwaysTemplate)", "return self.withRenderingMode(.alwaysTemplate)",
      "withTintColor(.red).withRenderingMode(.alwaysOriginal)",
    ] {
      #expect(try hits(look) == ["26×24"], "\(look)")
    }
    #expect(try hits("scaled(to: 40)").isEmpty)
  }
}
