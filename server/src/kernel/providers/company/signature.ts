import { createHmac, timingSafeEqual } from 'node:crypto'

/** How far a request's time may be from ours, s: longer ago it may be an old one that somebody kept. */
const SECONDS = 300

const SIGNATURE = /^[0-9a-f]{64}$/
const TIMESTAMP = /^[0-9]{1,12}$/

/** The moment as a header carries it: Unix time in seconds. */
export const timestampOf = (now: Date): string => String(Math.floor(now.getTime() / 1000))

/**
 * HMAC-SHA-256 in hex (docs/payment-providers.md and docs/game-vendors.md, The signature). `subject` says what is signed, for example method and
 * path of a request, so that one is never taken for another.
 */
export const sign = (key: string, timestamp: string, subject: string, body: Buffer | string): string =>
  createHmac('sha256', key).update(`${timestamp}.${subject}.`).update(body).digest('hex')

/** Whether one of the keys made the signature. */
export const isSigned = (keys: readonly string[], signature: string | undefined, timestamp: string, subject: string, body: Buffer): boolean => {
  if (signature === undefined || !SIGNATURE.test(signature)) return false
  const given = Buffer.from(signature, 'hex')
  return keys.some(key => timingSafeEqual(Buffer.from(sign(key, timestamp, subject, body), 'hex'), given))
}

/** Whether a timestamp, Unix time in seconds, is near enough to `now`. */
export const isFresh = (timestamp: string | undefined, now: Date): timestamp is string =>
  timestamp !== undefined && TIMESTAMP.test(timestamp) && Math.abs(now.getTime() / 1000 - Number(timestamp)) <= SECONDS

/** The headers of a request, by their names in small letters. */
export type Headers = Readonly<Record<string, string | readonly string[] | undefined>>

/** The one value of a header; undefined if there is none, or there are several. */
export const headerOf = (headers: Headers, name: string): string | undefined => {
  const value = headers[name]
  return typeof value === 'string' ? value : undefined
}
