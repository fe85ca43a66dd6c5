import { createHmac, timingSafeEqual } from 'node:crypto'

/** How far a callback's time may be from ours, s: longer ago it may be an old one that somebody kept. */
export const CALLBACK_SECONDS = 300

const SIGNATURE = /^[0-9a-f]{64}$/
const TIMESTAMP = /^[0-9]{1,12}$/

/**
 * HMAC-SHA-256 in hex (docs/payment-providers.md, The signature). `subject` says what is signed: `callback`, or method and path of a
 * request, so that one is never taken for the other.
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
  timestamp !== undefined && TIMESTAMP.test(timestamp) && Math.abs(now.getTime() / 1000 - Number(timestamp)) <= CALLBACK_SECONDS
