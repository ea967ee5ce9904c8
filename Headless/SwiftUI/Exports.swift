// As Apple's module does: an app that imports SwiftUI has Foundation too.
@_exported import Foundation
