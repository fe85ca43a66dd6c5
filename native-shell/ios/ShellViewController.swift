import UIKit
import WebKit

/// One window with the brand's pages. Everything else opens in the browser, where players see whose page it is.
final class ShellViewController: UIViewController, WKNavigationDelegate, WKUIDelegate, WKDownloadDelegate {
  private lazy var port = Port(owner: self)
  private lazy var web = WKWebView(frame: .zero, configuration: configuration())
  private var saved: URL?

  private func configuration() -> WKWebViewConfiguration {
    let configuration = WKWebViewConfiguration()
    configuration.allowsInlineMediaPlayback = true
    let version = Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String ?? "0"
    // Appended to WebKit's own. The installation's id goes with the app.
    configuration.applicationNameForUserAgent = "FoyerApp/\(version) (\(installation()))"
    port.open(in: configuration.userContentController)
    return configuration
  }

  private func installation() -> String {
    let kept = UserDefaults.standard
    if let id = kept.string(forKey: "installation") { return id }
    let id = UUID().uuidString.lowercased()
    kept.set(id, forKey: "installation")
    return id
  }

  override func loadView() {
    view = web
    web.navigationDelegate = self
    web.uiDelegate = self
    // The page puts each of its windows into the history, so the swipe from the edge closes the upper one first.
    web.allowsBackForwardNavigationGestures = true
    port.answers = { [weak web] script in web?.evaluateJavaScript(script) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    // What the player has said may change in the system's settings while the app is away.
    Task {
      await port.refresh(in: web.configuration.userContentController)
      if web.url == nil { show(site.appendingPathComponent("m")) }
    }
  }

  func show(_ address: URL) {
    loadViewIfNeeded()
    web.load(URLRequest(url: address))
  }

  func webView(_ web: WKWebView, decidePolicyFor action: WKNavigationAction, preferences: WKWebpagePreferences) async -> (WKNavigationActionPolicy, WKWebpagePreferences) {
    if action.shouldPerformDownload { return (.download, preferences) }
    // Frames of games are other sites, and stay inside.
    let isMain = action.targetFrame?.isMainFrame ?? true
    if !isMain || isOwn(action.request.url) { return (.allow, preferences) }
    if let address = action.request.url { await UIApplication.shared.open(address) }
    return (.cancel, preferences)
  }

  /// Links with a target of their own.
  func webView(_ web: WKWebView, createWebViewWith configuration: WKWebViewConfiguration, for action: WKNavigationAction, windowFeatures: WKWindowFeatures) -> WKWebView? {
    guard let address = action.request.url else { return nil }
    if isOwn(address) { show(address) } else { UIApplication.shared.open(address) }
    return nil
  }

  /// The system ended the page's process, mostly for want of memory: a white screen otherwise.
  func webViewWebContentProcessDidTerminate(_ web: WKWebView) {
    web.reload()
  }

  func webView(_ web: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload) {
    download.delegate = self
  }

  func download(_ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename name: String) async -> URL? {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    saved = folder.appendingPathComponent(name)
    return saved
  }

  func downloadDidFinish(_ download: WKDownload) {
    if let saved { port.offer([saved]) { _ in } }
  }
}
