/** What an app puts into its web view to be spoken to: Android's interface, or iOS's message handler (docs/native-app.md). */
interface AppWindow {
  readonly FoyerNative?: { readonly postMessage: (message: string) => void }
  readonly webkit?: { readonly messageHandlers?: { readonly FoyerNative?: { readonly postMessage: (message: string) => void } } }
  /** Where the app answers. */
  foyerLogin?: ((result: string) => void) | undefined
}

/** The app signed nobody in; the message is what it said. */
export class NativeLoginFailure extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'NativeLoginFailure'
  }
}

/** An answer that begins so is no token (spec 1 §8). */
const FAILURE = 'Failure'

const portOf = ({ FoyerNative, webkit }: AppWindow) => FoyerNative ?? webkit?.messageHandlers?.FoyerNative

/** Whether the app around the page signs people in itself: providers let no web view do it. */
export const hasNativeLogin = (app: AppWindow = window as AppWindow): boolean => portOf(app) !== undefined

/** Asks the app for an ID token of the merchant's project. Rejects with `NativeLoginFailure`. A later asking takes the place of one that waits. */
export const nativeLogin = (channel: 'google' | 'facebook', app: AppWindow = window as AppWindow): Promise<string> =>
  new Promise((resolve, reject) => {
    app.foyerLogin = result => {
      delete app.foyerLogin
      if (result.startsWith(FAILURE)) reject(new NativeLoginFailure(result))
      else resolve(result)
    }
    portOf(app)?.postMessage(JSON.stringify({ action: 'login', channel }))
  })
