import Foundation
import Gallery
import SwiftUI
import TouchModel
import TouchReport

/// Writes a picture of every page of the gallery into a folder: what is drawn and where it reacts.
guard let folder = CommandLine.arguments.dropFirst().first else {
  FileHandle.standardError.write(Data("usage: GalleryPictures FOLDER\n".utf8))
  exit(2)
}
for page in GalleryPage.all {
  var screen = HeadlessHost(page.view).screen
  screen.view = page.name
  for index in screen.elements.indices {
    screen.elements[index].id.place = Place(file: page.name, line: index + 1, column: 1)
  }
  let view = InspectedView(typical: screen, smallest: screen, largest: screen, contexts: 0)
  let text = ScreenPicture.text(of: [view], policy: Policy(.hig))
  try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(page.name).svg"))
}
