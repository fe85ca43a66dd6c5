import type { CallAnswers } from '@foyer/contract'
import { base64, binaryOf, bytesOfBase64, utf8 } from '#device/bytes.ts'
import { appCan, appPushPermission, requestAppPush } from '#device/native/app-abilities.ts'

/** What a browser subscribes with: by Web Push, or by Firebase where the merchant has a project for it. */
export type PushSetting = CallAnswers['push.setting']

/** Whether push messages can be shown: by the merchant's app around the page, or by this browser. On iOS only an app of the home screen can. */
export const isPushSupported = (): boolean => appCan('push') || ('Notification' in window && 'serviceWorker' in navigator && 'PushManager' in window)

/** What the player has said to the app's or the browser's own message; `denied` where there is no such message. */
export const pushPermission = (): NotificationPermission =>
  appCan('push') ? appPushPermission() : isPushSupported() ? Notification.permission : 'denied'

/** The name by which the server knows the device: base64url of JSON (contract/src/push/push-fields.ts). */
const tokenOf = (names: object): string =>
  base64(utf8(JSON.stringify(names)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const tokenOfSubscription = (subscription: PushSubscription): string => {
  const { endpoint, keys } = subscription.toJSON()
  return tokenOf({ endpoint, keys: { p256dh: keys?.['p256dh'], auth: keys?.['auth'] } })
}

const keyBytes = (vapidKey: string): Uint8Array<ArrayBuffer> => bytesOfBase64(vapidKey.replaceAll('-', '+').replaceAll('_', '/'))

const isMadeWith = ({ options: { applicationServerKey } }: PushSubscription, key: Uint8Array): boolean =>
  applicationServerKey === null || binaryOf(new Uint8Array(applicationServerKey)) === binaryOf(key)

/** Asks the player, by the app or by the browser, which does so on a tap alone. */
export const requestPushPermission = async (): Promise<NotificationPermission> => {
  if (!appCan('push')) return await Notification.requestPermission()
  return (await requestAppPush()) === undefined ? 'denied' : 'granted'
}

/** The app gets messages by the merchant's Firebase project, under its own installation id. */
const subscribeApp = async ({ firebase }: PushSetting): Promise<string> => {
  const fid = firebase && (await requestAppPush())
  if (fid === undefined) throw new Error('The app gets no push messages here.')
  return tokenOf({ fid })
}

/** The device's subscription, made now where there is none for this key. Rejects where the browser, or Firebase, refuses. */
export const subscribeDevice = async (setting: PushSetting): Promise<string> => {
  if (appCan('push')) return await subscribeApp(setting)
  const { vapidKey, firebase } = setting
  const registration = await navigator.serviceWorker.ready
  const { pushManager } = registration
  const key = keyBytes(vapidKey)
  const existing = await pushManager.getSubscription()
  const isNew = !existing || !isMadeWith(existing, key)
  // A browser has one subscription, and refuses another key beside it.
  if (isNew) await existing?.unsubscribe()
  if (firebase) {
    const { registerAtFirebase } = await import('./firebase-push.ts')
    return tokenOf({ fid: await registerAtFirebase({ project: firebase, vapidKey, registration, isNew }) })
  }
  return tokenOfSubscription(isNew ? await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }) : existing)
}

/** The name of the subscription that there is; undefined if there is none. */
export const subscribedToken = async (): Promise<string | undefined> => {
  if (!isPushSupported() || appCan('push')) return undefined
  const registration = await navigator.serviceWorker.getRegistration('/m/')
  const existing = await registration?.pushManager.getSubscription()
  return existing ? tokenOfSubscription(existing) : undefined
}
