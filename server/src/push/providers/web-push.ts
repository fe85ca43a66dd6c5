import { ECDH } from 'node:crypto'
import Type from 'typebox'
import { Check } from 'typebox/value'
import { retryAfterOf } from '#kernel/providers/retry-after.ts'
import type { PushKey, PushKeysOf } from '#push/push-keys.ts'
import { encryptPush, type PushKeys } from './encrypt-push.ts'
import type { PushAnswer, PushMessage, PushProvider } from './push-provider.ts'
import { tokenJson } from './token-json.ts'

/** ms */
const TIMEOUT = 10_000

/**
 * The hosts of browsers' push services, and all below those with a dot in front. A subscription elsewhere is refused, because the server sends
 * requests to whatever address it names.
 */
const HOSTS = [
  'fcm.googleapis.com',
  'android.googleapis.com',
  'jmt17.google.com',
  '.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
]

const isKnownHost = (host: string): boolean => HOSTS.some(known => (known.startsWith('.') ? host.endsWith(known) : host === known))

const Subscription = Type.Object({
  endpoint: Type.String({ maxLength: 2_000 }),
  keys: Type.Object({ p256dh: Type.String({ maxLength: 100 }), auth: Type.String({ maxLength: 40 }) }),
})

const POINT_BYTES = 65
const AUTH_BYTES = 16

/** A browser's subscription: where it is reached, and what its messages are encrypted with. */
interface Subscribed {
  readonly url: URL
  readonly keys: PushKeys
}

interface Parts {
  readonly keys: PushKeysOf
  readonly clock: () => Date
  readonly fetch: typeof globalThis.fetch
  /** Further origins of push services, e.g. that of a stand-in. */
  readonly origins: readonly string[]
}

const isPoint = (p256dh: Buffer): boolean => {
  if (p256dh.length !== POINT_BYTES) return false
  try {
    ECDH.convertKey(p256dh, 'prime256v1')
    return true
  } catch {
    return false // a point elsewhere than on the curve
  }
}

/** VAPID wants an address by which the sender can be reached: the merchant's site. Apple refuses one of this machine. */
const contactOf = (origin: string): string => `https://${new URL(origin).hostname}`

/** Web Push (RFC 8030), which browsers have without anybody's account. */
export const createWebPush = ({ keys, clock, fetch, origins }: Parts): PushProvider => {
  const isService = (url: URL): boolean =>
    origins.includes(url.origin) || (url.protocol === 'https:' && url.port === '' && url.username === '' && isKnownHost(url.hostname))

  const subscriptionOf = (token: string): Subscribed | undefined => {
    const read = tokenJson(token)
    if (!Check(Subscription, read)) return undefined
    const url = URL.parse(read.endpoint)
    const keys = { p256dh: Buffer.from(read.keys.p256dh, 'base64url'), auth: Buffer.from(read.keys.auth, 'base64url') }
    return url && isService(url) && keys.auth.length === AUTH_BYTES ? { url, keys } : undefined
  }

  const answerOf = async (reply: Response): Promise<PushAnswer> => {
    const { status } = reply
    const reason = `the push service answered ${status}`
    const text = await reply.text()
    // It creates the message (RFC 8030 §5). A page, for example of a proxy between, is no acceptance.
    if (reply.ok)
      return status === 201 || text === '' ? { outcome: 'accepted' } : { outcome: 'later', reason: `${reason} with a page`, after: undefined }
    if (status === 404 || status === 410) return { outcome: 'gone' }
    if (status === 401 || status === 403) return { outcome: 'unknown-sender', reason }
    if (status === 408 || status === 429 || status >= 500) return { outcome: 'later', reason, after: retryAfterOf(reply) }
    return { outcome: 'refused', reason }
  }

  const sendBy = async (key: PushKey, to: Subscribed, { text, life, urgency }: PushMessage, origin: string): Promise<PushAnswer> => {
    try {
      const reply = await fetch(to.url, {
        method: 'POST',
        headers: {
          Authorization: await key.authorization(to.url.origin, contactOf(origin), clock()),
          'Content-Encoding': 'aes128gcm',
          'Content-Type': 'application/octet-stream',
          TTL: String(life),
          Urgency: urgency,
        },
        // A view of its own, because a body may not stand in memory that is shared.
        body: new Uint8Array(encryptPush(text, to.keys)),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT),
      })
      return await answerOf(reply)
    } catch (error) {
      return { outcome: 'later', reason: error instanceof Error ? error.message : String(error), after: undefined }
    }
  }

  return {
    async setting({ code }) {
      const [newest] = await keys.of(code)
      return { vapidKey: newest.publicKey }
    },

    read(token) {
      const found = subscriptionOf(token)
      return found && isPoint(found.keys.p256dh) ? { address: found.url.href } : undefined
    },

    async send(token, message, { merchant, origin }) {
      const found = subscriptionOf(token)
      if (!found) return { outcome: 'refused', reason: 'the subscription is at no push service that we know' }
      const [newest, ...earlier] = await keys.of(merchant.code)
      let answer = await sendBy(newest, found, message, origin)
      // The device may have subscribed with a key of before, which the service holds it to.
      for (const key of earlier) {
        if (answer.outcome !== 'unknown-sender') break
        answer = await sendBy(key, found, message, origin)
      }
      return answer
    },
  }
}
