import type { BrowserContext } from 'playwright-core'

/**
 * Gives a browser the answer that its player will give to the question for push messages, and a subscription at the push service of the test: the
 * tests' profiles are private ones, in which Chromium subscribes to nothing. `token` is the device's registration token.
 */
export const givePushDevice = async (context: BrowserContext, answer: 'granted' | 'denied', token: string): Promise<void> => {
  const subscription: unknown = JSON.parse(Buffer.from(token, 'base64url').toString())
  await context.addInitScript(
    ([given, names]) => {
      if (location.protocol !== 'http:') return
      const ANSWERED = 'test-push-answer'
      const KEY = 'test-push-key'
      Object.defineProperty(Notification, 'permission', { get: () => localStorage.getItem(ANSWERED) ?? 'default' })
      Notification.requestPermission = async () => {
        localStorage.setItem(ANSWERED, given)
        return given
      }
      const made = () => {
        const key = localStorage.getItem(KEY)
        if (key === null) return null
        const applicationServerKey = new Uint8Array(JSON.parse(key) as number[]).buffer
        return { options: { applicationServerKey }, toJSON: () => names, unsubscribe: async () => localStorage.removeItem(KEY) }
      }
      const manager = {
        getSubscription: async () => made(),
        subscribe: async ({ applicationServerKey }: { readonly applicationServerKey: Uint8Array }) => {
          localStorage.setItem(KEY, JSON.stringify([...applicationServerKey]))
          return made()
        },
      }
      Object.assign(PushManager.prototype, manager)
    },
    [answer, subscription] as const,
  )
}
