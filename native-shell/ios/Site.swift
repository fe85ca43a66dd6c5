import Foundation

/// The brand whose pages the app shows.
let site = URL(string: "https://www.brand.example")!

/// Only pages of the brand are shown inside, and only they reach the port.
func isOwn(_ address: URL?) -> Bool {
  address?.scheme == "https" && address?.host == site.host
}
