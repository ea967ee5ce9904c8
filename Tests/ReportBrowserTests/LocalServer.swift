import Foundation

/// A server on this machine that is asked one thing at a time.
///
/// `URLSession` on Linux refuses the headers of chromedriver's answers, so that the exchange is made
/// of sockets: a request, and an answer of a length that its header says.
struct LocalServer {
  var port: UInt16

  /// Sends a request and returns the body of the answer.
  func ask(_ method: String, _ path: String, _ body: Data = Data()) throws -> Data {
    let connection = try connect()
    defer { close(connection) }
    let head = [
      "\(method) \(path) HTTP/1.1", "Host: localhost:\(port)", "Content-Type: application/json",
      "Content-Length: \(body.count)", "Connection: close", "", "",
    ].joined(separator: "\r\n")
    try FileHandle(fileDescriptor: connection).write(contentsOf: Data(head.utf8) + body)
    var answer = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let end = Data("\r\n\r\n".utf8)
    while true {
      if let header = answer.range(of: end) {
        let text = String(decoding: answer[..<header.lowerBound], as: UTF8.self).lowercased()
        let length = text.components(separatedBy: "content-length:").dropFirst().first
          .flatMap { Int($0.prefix { $0 != "\r\n" && $0 != "\r" }.filter(\.isNumber)) }
        if let length, answer.count - header.upperBound >= length {
          return answer[header.upperBound...]
        }
      }
      let count = recv(connection, &buffer, buffer.count, 0)
      guard count > 0 else {
        throw Browser.Failure(description: "\(path): the answer ends early, or does not come")
      }
      answer += buffer[..<count]
    }
  }

  private func connect() throws -> Int32 {
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    let connection = socket(AF_INET, kind, 0)
    var patience = timeval(tv_sec: 180, tv_usec: 0)
    setsockopt(
      connection, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        #if canImport(Glibc)
          Glibc.connect(connection, $0, size)
        #else
          Darwin.connect(connection, $0, size)
        #endif
      }
    }
    guard result == 0 else {
      close(connection)
      throw Browser.Failure(description: "port \(port) of this machine does not answer")
    }
    return connection
  }
}
