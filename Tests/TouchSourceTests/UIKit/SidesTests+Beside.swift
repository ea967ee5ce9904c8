import Testing
import TouchRules

/// Views beside an element that have to change with it.
extension SidesTests {
  /// A button with the ends of a view beside it, which is 16 pt high.
  private func beside(_ view: String, inset: Int) throws -> String {
    try UIKitReading.finding(
      members: "let button = UIButton()\nlet other = \(view)",
      """
      addSubview(other)
      addSubview(button)
      NSLayoutConstraint.activate([
        other.heightAnchor.constraint(equalToConstant: 16),
        other.widthAnchor.constraint(equalToConstant: 80),
        button.topAnchor.constraint(equalTo: other.topAnchor, constant: \(-inset)),
        button.bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: \(inset)),
        button.leadingAnchor.constraint(equalTo: other.leadingAnchor),
        button.trailingAnchor.constraint(equalTo: other.trailingAnchor),
      ])
      """
    ).message
  }

  @Test(
    "what is tied to a picture, to a text or at a distance is to let go of it rather than make it grow",
    arguments: [("UIImageView()", 0), ("UILabel()", 0), ("UIView()", 4)])
  func neighbour(_ view: String, _ inset: Int) throws {
    let message = try beside(view, inset: inset)
    #expect(message.contains("; constrain it to a height of at least 44 rather than to 'other'"))
  }

  @Test("what is tied to all of any other view beside it grows with that")
  func twin() throws {
    #expect(
      try beside("UIView()", inset: 0).hasSuffix(
        """
        ; let 'other', which decides its height, give it a height of at least 44; \
        the views around need to leave room
        """))
  }

  @Test("of an estimated length no more is asked where the estimate is enough")
  func estimated() throws {
    let finding = try UIKitReading.finding(
      """
      addSubview(button)
      button.setTitle("Continue", for: .normal)
      button.topAnchor.constraint(equalTo: topAnchor).isActive = true
      button.heightAnchor.constraint(equalToConstant: 30).isActive = true
      """)
    #expect(finding.hit.width > 44)
    #expect(finding.remedy == .constrain(width: nil, height: 44))
  }

  @Test("views that one line makes as long change with it")
  func sameLine() throws {
    let finding = try UIKitReading.finding(
      members: "let button = UIButton()\nlet other = UIButton()\nlet row = UIStackView()",
      """
      addSubview(row)
      row.snp.makeConstraints { $0.top.leading.equalToSuperview() }
      for view in [button, other] {
        row.addArrangedSubview(view)
        view.snp.makeConstraints { $0.size.equalTo(30) }
      }
      """)
    #expect(finding.message.hasSuffix("a width of at least 44 and a height of at least 44"))
  }

  @Test("what only begins where another ends takes no more of it than its length")
  func below() throws {
    let finding = try UIKitReading.finding(
      members: "let button = UIButton()\nlet first = UIButton()",
      """
      addSubview(first)
      addSubview(button)
      first.snp.makeConstraints {
        $0.width.equalTo(120)
        $0.height.equalTo(40)
        $0.top.equalToSuperview()
      }
      button.snp.makeConstraints {
        $0.top.equalTo(first.snp.bottom).offset(10)
        $0.width.height.equalTo(first)
      }
      """)
    #expect(
      finding.message.hasSuffix(
        """
        ; let 'first', which decides its height, give it a height of at least 44; \
        the views around need to leave room
        """))
  }

  @Test("a stack that follows what it arranges is no limit, but what it makes as long has to grow")
  func companions() throws {
    func message(_ alignment: String, _ height: String = "") throws -> String {
      try UIKitReading.finding(
        members: "let button = UIButton()\nlet other = UIButton()\nlet row = UIStackView()",
        """
        addSubview(row)
        row.addArrangedSubview(button)
        row.addArrangedSubview(other)
        \(alignment)
        \(height)
        NSLayoutConstraint.activate([
          row.centerYAnchor.constraint(equalTo: centerYAnchor),
          row.trailingAnchor.constraint(equalTo: trailingAnchor),
          button.widthAnchor.constraint(equalToConstant: 70),
          button.heightAnchor.constraint(equalToConstant: 32),
          other.heightAnchor.constraint(equalToConstant: 32),
        ])
        """
      ).message
    }
    #expect(
      try message("").hasSuffix(
        "; constrain it to a height of at least 44, and give 'other' the same height"))
    #expect(
      try message("row.alignment = .center").hasSuffix("; constrain it to a height of at least 44"))
    #expect(
      try message(
        "row.alignment = .center",
        "row.heightAnchor.constraint(equalToConstant: 40).isActive = true"
      ).hasSuffix("; constrain it to a height of at least 44, and make 'row' higher with it"))
  }
}
