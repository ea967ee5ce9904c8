import Foundation
import TouchCapture
import TouchModel
import TouchReport

/// The formats of commands that print for people and for programs.
enum PlainFormat: String, CaseIterable {
  case text
  case json
}

extension Command {
  static let predict = Command(
    name: "predict",
    summary: "Say how often a target is missed, or how large it must be.",
    operand: "[LAYOUT]", operandLimit: 1,
    options: [
      .width, .height, .hitWidth, .hitHeight, .rate, .device, .pointsPerInch, .profile,
      .plainFormat, .output,
    ],
    notes: """
      Give a size with --width and --height, a share of misses with --rate, or a LAYOUT: what
      'touchstone inspect --format json' prints, or {"targets": [{"x", "y", "width", "height"}]}.
      """
  ) { arguments, console in
    let outputs = try Output<PlainFormat>.all(arguments, usual: .text)
    let (device, density) = try PredictOptions.screen(arguments)
    let profiles = PredictOptions.profiles(arguments) ?? [.careful, .hurried]
    let prediction = Prediction(
      device: device, density: density, profiles: profiles,
      question: try PredictOptions.question(arguments))
    // Both before anything is written, since a layout may hold what cannot be computed with.
    let (text, json): (String, String)
    do {
      text = try PredictionText.text(of: prediction)
      json = try PredictionJSON.text(of: prediction)
    } catch {
      throw UsageError(
        "\(arguments.operands.first ?? "the size"): \(PredictOptions.fault(in: prediction)); "
          + "give sides and places in points, and no side below 0")
    }
    try Output.write(outputs, to: console) { output in
      switch output.format {
      case .text: text
      case .json: json
      }
    }
    return 0
  }
}

/// What `predict` and `trial` read of their arguments.
enum PredictOptions {
  /// Returns the screen that the arguments name: a device, or a density alone.
  static func screen(_ arguments: Arguments) throws -> (device: String?, density: Density) {
    if let perInch = try number(.pointsPerInch, in: arguments) {
      guard !arguments.has(.device) else {
        throw UsageError("'--device' says the density already; leave '--points-per-inch' out")
      }
      guard let density = Density(pointsPerInch: perInch) else {
        throw UsageError("'--points-per-inch' takes a number above 0")
      }
      return (nil, density)
    }
    let device = try AuditOptions.device(arguments)
    guard let density = device.density else {
      throw UsageError("the density of '\(device.name)' is not known; use '--points-per-inch'")
    }
    return (device.name, density)
  }

  /// Returns the profiles that the arguments name, each once; nil where they name none.
  static func profiles(_ arguments: Arguments) -> [Profile]? {
    let names = arguments.given.filter { $0.option.name == Option.profile.name }.map { $0.value }
    guard !names.isEmpty else { return nil }
    return names.indices.filter { !names[..<$0].contains(names[$0]) }
      .compactMap { Profile.named(names[$0]) }
  }

  /// Returns what the arguments ask: a size, a rate, or the screens of a layout.
  static func question(_ arguments: Arguments) throws -> Prediction.Question {
    let width = try number(.width, in: arguments)
    let height = try number(.height, in: arguments)
    let rate = try number(.rate, in: arguments)
    let asked = [width != nil || height != nil, rate != nil, !arguments.operands.isEmpty]
    guard asked.filter({ $0 }).count == 1 else {
      throw UsageError("give either '--width' and '--height', or '--rate', or a LAYOUT")
    }
    if width == nil, height == nil,
      let idle = [Option.hitWidth, .hitHeight].first(where: { arguments.has($0) })
    {
      throw UsageError(
        "'--\(idle.name)' belongs to '--width' and '--height'; leave it out, or give these")
    }
    if let rate {
      guard rate < 1 else { throw UsageError("'--rate' takes a share below 1, as 0.01") }
      return .rate(rate)
    }
    if let path = arguments.operands.first { return try layouts(path) }
    let size = Size(width: width ?? height ?? 0, height: height ?? width ?? 0)
    let hitWidth = try number(.hitWidth, in: arguments)
    let hitHeight = try number(.hitHeight, in: arguments)
    guard hitWidth != nil || hitHeight != nil else { return .size(size, hit: nil) }
    return .size(size, hit: Size(width: hitWidth ?? size.width, height: hitHeight ?? size.height))
  }

  private static func layouts(_ path: String) throws -> Prediction.Question {
    let data = try contents(of: path)
    let remedy = "give what 'touchstone inspect --format json' prints"
    let layouts: [LayoutReader.Layout]
    do {
      layouts = try LayoutReader.read(data)
    } catch {
      throw UsageError(
        "\(path): holds no layout, since \(DecodingReason.text(of: error)); \(remedy)")
    }
    guard layouts.contains(where: { !$0.targets.isEmpty }) else {
      throw UsageError("\(path): holds no target; \(remedy)")
    }
    return .layouts(
      layouts.map { .init(name: $0.name, targets: $0.targets, labels: $0.labels) })
  }

  /// Returns which frame of a prediction's layouts cannot be computed with, in words.
  static func fault(in prediction: Prediction) -> String {
    guard case .layouts(let layouts) = prediction.question else { return "it is too large" }
    for layout in layouts {
      do {
        for profile in prediction.profiles {
          _ = try MishitMatrix(
            layout.targets, spread: profile.hurried, density: prediction.density)
        }
      } catch .negative(let target) {
        return "the frame of '\(layout.labels[target])' has a negative side"
      } catch .notFinite(let target) {
        return "the frame of '\(layout.labels[target])' is too large"
      } catch {
        return "a frame is too large"
      }
    }
    return "a frame is too large"
  }

  /// Returns the bytes of a file, or an error that names it.
  static func contents(of path: String) throws -> Data {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      throw UsageError("\(path): is a folder; name a file in it")
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw UsageError("\(path): cannot be read; check that it is there and readable")
    }
    return data
  }

  /// Returns the value of an option as a finite number above 0.
  static func number(_ option: Option, in arguments: Arguments) throws -> Double? {
    guard let text = arguments.value(of: option) else { return nil }
    guard let number = Double(text), number > 0, number.isFinite else {
      throw UsageError("'--\(option.name)' takes a number above 0, not '\(text)'")
    }
    return number
  }
}
