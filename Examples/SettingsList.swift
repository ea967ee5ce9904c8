import SwiftUI

/// Rows of a list: the whole cell reacts, and the system sizes its own controls.
struct SettingsList: View {
  @State private var sendsReports = true
  @State private var copies = 1

  var body: some View {
    List {
      NavigationLink("Account") { Text("Account") }
      Toggle("Send reports", isOn: $sendsReports)
      Stepper("Copies: \(copies)", value: $copies, in: 1...9)
      Button("Sign out") { signOut() }
    }
  }

  private func signOut() {}
}
