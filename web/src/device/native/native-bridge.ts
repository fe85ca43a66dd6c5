/** What the merchant's app says about itself in the user agent (docs/native-app.md). Anybody can claim it, so it grants nothing. */
export interface NativeApp {
  readonly version: string
  /** The installation's own id, lower case, if the app gives one. */
  readonly uuid: string | undefined
}

const MARK = /\bFoyerApp\/(\d+(?:\.\d+)*)(?: \(([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\))?/i

/** The native app that shows the page; null in a browser. */
export const nativeAppOf = (userAgent: string): NativeApp | null => {
  const [, version, uuid] = MARK.exec(userAgent) ?? []
  return version ? { version, uuid: uuid?.toLowerCase() } : null
}
