import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { isPushSupported, pushPermission, requestPushPermission, subscribeDevice, subscribedToken } from './device-push.ts'

const VAPID = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'
const project = { apiKey: 'key', projectId: 'brand', appId: '1:77:web:ab', messagingSenderId: '77' }
const SETTING = { vapidKey: VAPID, firebase: project }
const FID = 'cFirebaseInstallationI'

const sdk = vi.hoisted(() => ({ calls: [] as unknown[][], registered: (_fid: string): void => undefined }))
vi.mock('@firebase/app', () => ({ initializeApp: (options: object, name: string) => ({ options, name }) }))
vi.mock('@firebase/messaging', () => ({
  isSupported: async () => true,
  getMessaging: (app: object) => app,
  onRegistered: (_messaging: object, answer: (fid: string) => void) => void (sdk.registered = answer),
  register: async (app: object, options: object) => {
    sdk.calls.push(['register', app, options])
    sdk.registered('cFirebaseInstallationI')
  },
  // As where nothing was registered, and Firebase says so.
  unregister: async () => {
    sdk.calls.push(['unregister'])
    throw new Error('fid-unregister-failed')
  },
}))

/** A browser whose subscription, if it has one, was made with this key. */
const browserWith = (key?: string) => {
  let current: object | null = key === undefined ? null : { options: { applicationServerKey: Uint8Array.from(Buffer.from(key, 'base64url')).buffer } }
  const registration = {
    pushManager: {
      getSubscription: async () => current && { ...current, unsubscribe: async () => void (current = null) },
      subscribe: () => expect.unreachable('the SDK subscribes'),
    },
  }
  vi.stubGlobal('navigator', { serviceWorker: { ready: Promise.resolve(registration) } })
  return { registration, hasSubscription: () => current !== null }
}

beforeEach(() => {
  sdk.calls.length = 0
})
afterEach(() => vi.unstubAllGlobals())

// Proves push-9.
test('where the merchant has a Firebase project, the browser registers there with our own service worker', async () => {
  const { registration } = browserWith(VAPID)
  const token = await subscribeDevice(SETTING)
  expect(JSON.parse(Buffer.from(token, 'base64url').toString())).toEqual({ fid: FID })
  expect(sdk.calls).toEqual([['register', { options: project, name: 'push' }, { vapidKey: VAPID, serviceWorkerRegistration: registration }]])
})

// Proves push-9.
test.each([
  ['none yet', undefined],
  ['one with another key', 'AAAA'],
])('with %s, Firebase first forgets what it knew of the browser', async (_what, key) => {
  const { hasSubscription } = browserWith(key)
  await subscribeDevice(SETTING)
  expect(sdk.calls.map(([name]) => name)).toEqual(['unregister', 'register'])
  expect(hasSubscription()).toBe(false)
})

describe('inside the merchant’s app', () => {
  const sent: string[] = []
  const app = (answer: string | undefined) => {
    sent.length = 0
    const inside = {
      foyerApp: { can: ['push'], pushPermission: 'default' },
      FoyerNative: {
        postMessage: (message: string) => {
          sent.push(message)
          ;(inside as { foyerAnswer?: (answer: object) => void }).foyerAnswer?.({ id: (JSON.parse(message) as { id: string }).id, value: answer })
        },
      },
    }
    vi.stubGlobal('window', inside)
  }

  test('the app is asked for the permission, and names its own installation', async () => {
    app(FID)
    expect([isPushSupported(), pushPermission()]).toEqual([true, 'default'])
    expect(await requestPushPermission()).toBe('granted')
    expect(pushPermission()).toBe('granted')
    expect(JSON.parse(Buffer.from(await subscribeDevice(SETTING), 'base64url').toString())).toEqual({ fid: FID })
    expect(sent.map(message => (JSON.parse(message) as { action: string }).action)).toEqual(['push', 'push'])
    expect(sdk.calls).toEqual([])
    expect(await subscribedToken()).toBeUndefined()
  })

  test('a player who does not want them, and a merchant without a Firebase project, are no device', async () => {
    app(undefined)
    expect(await requestPushPermission()).toBe('denied')
    expect(pushPermission()).toBe('denied')
    await expect(subscribeDevice(SETTING)).rejects.toThrow('The app gets no push messages here.')
    app(FID)
    await expect(subscribeDevice({ vapidKey: VAPID })).rejects.toThrow('The app gets no push messages here.')
    expect(sent).toEqual([])
  })
})
