import FirebaseInstallations
import UIKit
import UserNotifications
import WebKit

/// What the page asks of the app, and its answers (docs/native-app.md).
final class Port: NSObject, WKScriptMessageHandler {
  private weak var owner: UIViewController?
  var answers: (String) -> Void = { _ in }

  init(owner: UIViewController) {
    self.owner = owner
  }

  func open(in controller: WKUserContentController) {
    controller.add(self, name: "FoyerNative")
  }

  /// Says, before the page's own scripts run, what the app can do and whether it may show messages.
  func refresh(in controller: WKUserContentController) async {
    let permission = await UNUserNotificationCenter.current().notificationSettings().authorizationStatus
    let said = permission == .notDetermined ? "default" : permission == .denied ? "denied" : "granted"
    let script = "window.foyerApp = { can: ['push', 'share', 'save'], pushPermission: '\(said)' }"
    await MainActor.run {
      controller.removeAllUserScripts()
      controller.addUserScript(WKUserScript(source: script, injectionTime: .atDocumentStart, forMainFrameOnly: true))
    }
  }

  func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {
    guard
      // A frame of a game is another site.
      message.frameInfo.isMainFrame, isOwn(message.frameInfo.request.url),
      let text = message.body as? String,
      let asked = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    else { return }
    let id = asked["id"] as? String ?? ""
    switch asked["action"] as? String {
    case "push": Task { answer(id, await installationForPush()) }
    case "share": share(id, asked)
    case "save": save(id, asked)
    // Sign in with the provider's own SDK here, and answer with a Firebase ID token.
    case "login": answers("window.foyerLogin?.('Failure: this app has no sign-in of its own')")
    default: break
    }
  }

  private func answer(_ id: String, _ value: String?) {
    var said = ["id": id]
    if let value { said["value"] = value }
    guard let json = try? JSONEncoder().encode(said), let text = String(data: json, encoding: .utf8) else { return }
    DispatchQueue.main.async { self.answers("window.foyerAnswer?.(\(text))") }
  }

  /// Asks the player where they were not asked yet; the server sends to the installation's id.
  private func installationForPush() async -> String? {
    let isAllowed = try? await UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .sound, .badge])
    guard isAllowed == true else { return nil }
    await MainActor.run { UIApplication.shared.registerForRemoteNotifications() }
    return try? await Installations.installations().installationID()
  }

  private func share(_ id: String, _ asked: [String: Any]) {
    let words = asked["text"] as? String
    let address = (asked["url"] as? String).flatMap(URL.init(string:))
    offer([words as Any?, address as Any?].compactMap { $0 }) { isDone in self.answer(id, isDone ? "shared" : nil) }
  }

  private func save(_ id: String, _ asked: [String: Any]) {
    guard let name = asked["name"] as? String, let content = (asked["content"] as? String).flatMap({ Data(base64Encoded: $0) }) else { return answer(id, nil) }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent((name as NSString).lastPathComponent)
    guard (try? content.write(to: file, options: [.atomic, .completeFileProtection])) != nil else { return answer(id, nil) }
    offer([file]) { isDone in self.answer(id, isDone ? name : nil) }
  }

  /// The system's sheet, from which a file is saved too.
  func offer(_ items: [Any], done: @escaping (Bool) -> Void) {
    guard let owner else { return done(false) }
    let sheet = UIActivityViewController(activityItems: items, applicationActivities: nil)
    sheet.completionWithItemsHandler = { _, isDone, _, _ in done(isDone) }
    // On an iPad the sheet needs a place to point at.
    sheet.popoverPresentationController?.sourceView = owner.view
    sheet.popoverPresentationController?.sourceRect = CGRect(x: owner.view.bounds.midX, y: owner.view.bounds.maxY - 1, width: 1, height: 1)
    owner.present(sheet, animated: true)
  }
}
