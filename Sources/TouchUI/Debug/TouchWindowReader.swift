#if DEBUG && canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import SwiftUI
  import TouchModel
  import UIKit

  /// Tells what the window around it shows, once a second, by hit testing and from what assistive
  /// technology is told.
  struct TouchWindowReader: UIViewRepresentable {
    let device: Device
    let tell: @MainActor ([TouchModel.Screen.Element]) -> Void

    func makeUIView(context: Context) -> TouchWindowProbe { TouchWindowProbe(frame: .zero) }

    func updateUIView(_ view: TouchWindowProbe, context: Context) {
      view.device = device
      view.tell = tell
    }
  }

  /// A view that shows nothing and knows its window.
  final class TouchWindowProbe: UIView {
    var device = Device.iPhone16
    var tell: @MainActor ([TouchModel.Screen.Element]) -> Void = { _ in }
    private var reading: Task<Void, Never>?
    private var last: [TouchModel.Screen.Element] = []

    override init(frame: CGRect) {
      super.init(frame: frame)
      isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      reading?.cancel()
      guard window != nil else { return }
      // Not at once: what is told changes views, which are being made now.
      reading = Task { [weak self] in
        while !Task.isCancelled, let self {
          self.read()
          try? await Task.sleep(for: .seconds(1))
        }
      }
    }

    private func read() {
      guard let window else { return }
      let found =
        TouchScreenReader.screen(of: window, on: device, step: 4).elements
        + TouchScreenReader.told(in: window)
      guard found != last else { return }
      last = found
      tell(found)
    }
  }
#endif
