import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { localStore } from '#device/storage.ts'
import { closeSession, openSession } from '#session/session-store.ts'

const requests: unknown[] = []
const request = (async (name: string, data: object) => void requests.push([name, data])) as never
const session = { id: '7', token: 't', merchantCode: 'demo', userName: 'ann', type: 0, firstTimeLogin: false }
const VAPID = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'
const SETTING = { vapidKey: VAPID }
const keyBytes = (key: string) => Uint8Array.from(Buffer.from(key, 'base64url')).buffer

/** A browser's push manager; `madeWith` is the key of its subscription, which it refuses to replace. */
const pushManager = (madeWith?: string) => {
  let current = madeWith === undefined ? null : subscription(madeWith)
  function subscription(key: string) {
    return {
      options: { applicationServerKey: keyBytes(key) },
      toJSON: () => ({ endpoint: `https://fcm.googleapis.com/${key.slice(0, 4)}`, keys: { p256dh: 'p', auth: 'a' } }),
      unsubscribe: async () => void (current = null),
    }
  }
  return {
    getSubscription: async () => current,
    subscribe: async ({ applicationServerKey, userVisibleOnly }: { applicationServerKey: Uint8Array; userVisibleOnly: boolean }) => {
      expect([current, userVisibleOnly]).toEqual([null, true])
      return (current = subscription(Buffer.from(applicationServerKey).toString('base64url')))
    },
  }
}

const browser = (manager: ReturnType<typeof pushManager>) => {
  const registration = { pushManager: manager }
  vi.stubGlobal('navigator', { serviceWorker: { ready: Promise.resolve(registration), getRegistration: async () => registration } })
  vi.stubGlobal('window', { Notification: {}, PushManager: {} })
}

const tokenAt = (endpoint: string) => Buffer.from(JSON.stringify({ endpoint, keys: { p256dh: 'p', auth: 'a' } })).toString('base64url')
const registrationToken = tokenAt('https://fcm.googleapis.com/BCVx')
const bound = [
  ['push.bind', { registrationToken }],
  ['push.subscribe', { registrationToken, topic: 'ALL' }],
]
const unbound = ['push.unsubscribe', { registrationToken, unsubscribeAll: 'true' }]

beforeEach(() => {
  requests.length = 0
  openSession(session)
})
afterEach(() => {
  closeSession()
  localStore.clear()
  vi.unstubAllGlobals()
})
const { bindDevice, unbindDevice } = await import('./sync-device.ts')

// Proves push-4, session-11.
test('signed in, the device is bound and subscribed to ALL, once per session (spec 1 §4, Session and push)', async () => {
  browser(pushManager())
  await bindDevice(request, SETTING)
  await bindDevice(request, SETTING)
  expect(requests).toEqual(bound)
})

// Proves push-4.
test('a token that changed without signing out, by a silent sign-in, binds the device again (spec 1 §4, Session and push)', async () => {
  browser(pushManager())
  await bindDevice(request, SETTING)
  openSession({ ...session, token: 'a new one' })
  await bindDevice(request, SETTING)
  expect(requests).toEqual([...bound, ...bound])
  await bindDevice(request, SETTING)
  expect(requests).toHaveLength(4)
})

test('a subscription made for another key is replaced', async () => {
  browser(pushManager('AAAA'))
  await bindDevice(request, SETTING)
  expect(requests).toEqual(bound)
})

// Proves push-4.
test('signed out, the device is unbound; nothing is asked where there is no subscription', async () => {
  browser(pushManager(VAPID))
  closeSession()
  await unbindDevice(request)
  expect(requests).toEqual([unbound])
  browser(pushManager())
  await unbindDevice(request)
  expect(requests).toEqual([unbound])
})

// Proves push-4.
test('whoever signs in again at once stays bound', async () => {
  browser(pushManager(VAPID))
  await bindDevice(request, SETTING)
  closeSession()
  const leaving = unbindDevice(request)
  const back = (openSession(session), bindDevice(request, SETTING))
  await Promise.all([leaving, back])
  expect(requests.slice(-2)).toEqual(bound)
})

/** Another tab's session binds the device: it writes the note that all tabs share. */
const boundByOtherTab = () => localStore.set('SHELL_pushBound', JSON.stringify({ token: registrationToken, at: Date.now(), session: 'other tab' }))

test('signed out, the device stays with the session of another tab that has bound it since', async () => {
  browser(pushManager(VAPID))
  await bindDevice(request, SETTING)
  boundByOtherTab()
  closeSession()
  await unbindDevice(request)
  expect(requests).toEqual(bound)
})

test('a page that starts binds the device anew, if another tab’s session has bound it since', async () => {
  browser(pushManager(VAPID))
  await bindDevice(request, SETTING)
  boundByOtherTab()
  await bindDevice(request, SETTING)
  expect(requests).toEqual([...bound, ...bound])
  await bindDevice(request, SETTING)
  expect(requests).toHaveLength(4)
})

// Proves push-4.
test('signed out, the device is unbound by the name that the server was told, because a registration at Firebase cannot be read from the browser', async () => {
  browser(pushManager(VAPID))
  await bindDevice(request, SETTING)
  browser(pushManager())
  closeSession()
  await unbindDevice(request)
  expect(requests).toEqual([...bound, unbound])
})
