#if canImport(UIKit) && !os(watchOS)
  import SwiftUI
  import TouchUI
  import UIKit

  /// Controls of UIKit whose targets are larger than they look.
  public struct UIKitControls: View {
    /// Creates the controls.
    public init() {}

    public var body: some View {
      VStack(spacing: 40) {
        CloseControl().frame(width: 44, height: 44)
        SettingsButton().frame(width: 140, height: 44)
        PageControls().frame(width: 120, height: 44)
      }
    }
  }

  /// A round control of 24 points in a target of 44.
  private struct CloseControl: UIViewRepresentable {
    func makeUIView(context: Context) -> TouchControl {
      let control = TouchControl(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
      control.backgroundInset = NSDirectionalEdgeInsets(
        top: 10, leading: 10, bottom: 10, trailing: 10)
      control.visibleView.backgroundColor = .lightGray
      control.visibleView.layer.cornerRadius = 12
      control.accessibilityLabel = "Close"
      return control
    }

    func updateUIView(_ control: TouchControl, context: Context) {
      control.isEnabled = context.environment.isEnabled
    }
  }

  /// A button with a symbol and a title.
  private struct SettingsButton: UIViewRepresentable {
    func makeUIView(context: Context) -> TouchButton {
      TouchButton(title: "Settings", image: UIImage(systemName: "gear"), label: "Settings")
    }

    func updateUIView(_ button: TouchButton, context: Context) {
      button.isEnabled = context.environment.isEnabled
    }
  }

  /// Two small controls that would overlap, moved apart.
  private struct PageControls: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView {
      let area = TouchForwardingView(frame: CGRect(x: 0, y: 0, width: 120, height: 44))
      let controls = ["Back", "Forward"].enumerated().map { number, label in
        let control = TouchControl(
          frame: CGRect(x: CGFloat(20 + 36 * number), y: 0, width: 44, height: 44))
        control.backgroundInset = NSDirectionalEdgeInsets(
          top: 10, leading: 10, bottom: 10, trailing: 10)
        control.visibleView.backgroundColor = .lightGray
        control.accessibilityLabel = label
        area.addSubview(control)
        return control
      }
      area.layoutIfNeeded()
      _ = TouchNudge.apart(controls)
      return area
    }

    func updateUIView(_ area: UIView, context: Context) {}
  }
#endif
