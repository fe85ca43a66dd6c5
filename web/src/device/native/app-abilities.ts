import { base64 } from '#device/bytes.ts'
import { newClientId } from '#device/client-id.ts'

/** What the merchant's app around the page can do for it. It says so in `window.foyerApp`, before the page's scripts run (docs/native-app.md). */
export interface AppAbilities {
  readonly can: readonly ('push' | 'share' | 'save')[]
  /** Whether the player allows the app to show push messages. */
  readonly pushPermission?: NotificationPermission
}

interface AppAnswer {
  readonly id: string
  /** Undefined where the app could not do it, or the player did not want it. */
  readonly value?: string
}

interface AppWindow {
  foyerApp?: AppAbilities
  /** The app calls this to answer. */
  foyerAnswer?: (answer: AppAnswer) => void
  readonly FoyerNative?: { readonly postMessage: (message: string) => void }
  readonly webkit?: { readonly messageHandlers?: { readonly FoyerNative?: { readonly postMessage: (message: string) => void } } }
}

const here = (): AppWindow => window as unknown as AppWindow

const portOf = ({ FoyerNative, webkit }: AppWindow) => FoyerNative ?? webkit?.messageHandlers?.FoyerNative

/** Whether the page is inside an app that can do this. */
export const appCan = (what: AppAbilities['can'][number]): boolean =>
  typeof window !== 'undefined' && portOf(here()) !== undefined && (here().foyerApp?.can.includes(what) ?? false)

/** What the player has said to the app's own message about push messages. */
export const appPushPermission = (): NotificationPermission => here().foyerApp?.pushPermission ?? 'default'

/** An app that does not answer within this time has ended meanwhile, ms. A player may think about a permission for long. */
const ANSWER_MS = 120_000

const waiting = new Map<string, (answer: AppAnswer) => void>()

/** Asks the app, and resolves with what it answers: undefined where it could not do it, or the player did not want it. */
const callApp = (message: Readonly<Record<string, unknown>>): Promise<string | undefined> =>
  new Promise(resolve => {
    const id = newClientId()
    const app = here()
    app.foyerAnswer = answer => waiting.get(answer.id)?.(answer)
    const end = (value: string | undefined) => {
      clearTimeout(timer)
      waiting.delete(id)
      resolve(value)
    }
    const timer = setTimeout(() => end(undefined), ANSWER_MS)
    waiting.set(id, ({ value }) => end(value))
    portOf(app)?.postMessage(JSON.stringify({ id, ...message }))
  })

/** The app's Firebase installation id, once the player allows push messages; undefined where they do not. */
export const requestAppPush = async (): Promise<string | undefined> => {
  const fid = await callApp({ action: 'push' })
  const app = here()
  if (app.foyerApp) app.foyerApp = { ...app.foyerApp, pushPermission: fid === undefined ? 'denied' : 'granted' }
  return fid
}

/** Opens the system's share sheet. */
export const shareByApp = async ({ title, text, url }: ShareData): Promise<'shared' | 'cancelled'> =>
  (await callApp({ action: 'share', title, text, url })) === undefined ? 'cancelled' : 'shared'

/** Saves a file where the player finds it; false if the app could not. */
export const saveByApp = async (file: File): Promise<boolean> => {
  const content = base64(new Uint8Array(await file.arrayBuffer()))
  return (await callApp({ action: 'save', name: file.name, type: file.type, content })) !== undefined
}
