/** What an app adds to its web view to receive messages: Android's interface, or iOS's message handler (docs/native-app.md). */
interface AppWindow {
  readonly FoyerNative?: { readonly postMessage: (message: string) => void }
  readonly webkit?: { readonly messageHandlers?: { readonly FoyerNative?: { readonly postMessage: (message: string) => void } } }
  /** The app calls this to answer. */
  foyerLogin?: ((result: string) => void) | undefined
}

/** The app signed nobody in; the message is the app's answer. */
export class NativeLoginFailure extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'NativeLoginFailure'
  }
}

/** An answer that begins with this is not a token (spec 1 §8). */
const FAILURE = 'Failure'

const portOf = ({ FoyerNative, webkit }: AppWindow) => FoyerNative ?? webkit?.messageHandlers?.FoyerNative

/** Whether the app that shows the page can sign people in, because providers refuse to do it in a web view. */
export const hasNativeLogin = (app: AppWindow = window as AppWindow): boolean => portOf(app) !== undefined

/** Asks the app for an ID token of the merchant's project. Rejects with `NativeLoginFailure`. A second call replaces one that still waits. */
export const nativeLogin = (channel: 'google' | 'facebook', app: AppWindow = window as AppWindow): Promise<string> =>
  new Promise((resolve, reject) => {
    app.foyerLogin = result => {
      delete app.foyerLogin
      if (result.startsWith(FAILURE)) reject(new NativeLoginFailure(result))
      else resolve(result)
    }
    portOf(app)?.postMessage(JSON.stringify({ action: 'login', channel }))
  })
