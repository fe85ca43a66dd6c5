import FirebaseCore
import FirebaseMessaging
import UIKit
import UserNotifications

@main
final class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
  var window: UIWindow?
  private let shell = ShellViewController()

  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    FirebaseApp.configure()
    UNUserNotificationCenter.current().delegate = self
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = shell
    window?.makeKeyAndVisible()
    return true
  }

  func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken token: Data) {
    Messaging.messaging().apnsToken = token
  }

  /// A link to the brand, once the site names the app in /.well-known/apple-app-site-association.
  func application(_ application: UIApplication, continue activity: NSUserActivity, restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void) -> Bool {
    guard let address = activity.webpageURL, isOwn(address) else { return false }
    shell.show(address)
    return true
  }

  func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification) async -> UNNotificationPresentationOptions {
    [.banner, .list, .sound]
  }

  /// The text that a browser gets is in the field `push`; its `navigate` is the page that a tap opens (docs/push.md).
  func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
    guard
      let text = response.notification.request.content.userInfo["push"] as? String,
      let push = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any],
      let shown = push["notification"] as? [String: Any],
      let address = (shown["navigate"] as? String).flatMap(URL.init(string:)),
      isOwn(address)
    else { return }
    await MainActor.run { shell.show(address) }
  }
}
