/// Which argument goes to which parameter.
struct Pairing {
  /// The arguments of each parameter; several only where it is variadic.
  var arguments: [[Bound]]
  /// Whether every argument found a parameter and every parameter without a default an argument.
  var isComplete: Bool

  init(_ given: [Bound], with parameters: [Parameter]) {
    arguments = Array(repeating: [], count: parameters.count)
    isComplete = true
    var next = 0
    let plain = given.filter { !$0.isTrailing }
    for argument in plain {
      var candidate = next
      while candidate < parameters.count, parameters[candidate].label != argument.label {
        candidate += 1
      }
      if candidate < parameters.count {
        arguments[candidate].append(argument)
        next = parameters[candidate].isVariadic ? candidate : candidate + 1
      } else if argument.label == nil, next > 0, parameters[next - 1].isVariadic {
        arguments[next - 1].append(argument)
      } else {
        isComplete = false
      }
    }
    // A variadic parameter's later arguments have no label.
    let trailing = given.filter(\.isTrailing)
    if let first = trailing.first {
      // The first trailing closure fits the first free parameter that takes a function; those with
      // labels then follow by name.
      let labelled = Set(trailing.dropFirst().compactMap(\.label))
      let free = parameters.indices.filter {
        arguments[$0].isEmpty && parameters[$0].takesFunction
          && !labelled.contains(parameters[$0].label ?? "")
      }
      let required = free.filter { parameters[$0].value == nil }
      if let target = trailing.count == 1
        ? required.last ?? free.last : required.first ?? free.first
      {
        arguments[target].append(first)
      } else {
        isComplete = false
      }
      for argument in trailing.dropFirst() {
        if let target = parameters.firstIndex(where: { $0.label == argument.label }) {
          arguments[target].append(argument)
        } else {
          isComplete = false
        }
      }
    }
    for (index, parameter) in parameters.enumerated()
    where arguments[index].isEmpty && parameter.value == nil && !parameter.isVariadic {
      if parameter.type.name != "Optional" { isComplete = false }
    }
  }
}

extension Parameter {
  /// Whether a trailing closure can be its argument.
  var takesFunction: Bool {
    type.name == "Function" || attributes.contains { $0.name.hasSuffix("Builder") }
      || (type.name == "Optional" && type.arguments.first?.name == "Function")
  }
}
