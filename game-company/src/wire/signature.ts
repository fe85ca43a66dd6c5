import { createHmac, timingSafeEqual } from 'node:crypto'

// Written from docs/game-vendors.md alone: this company shares no code with the platform.

/** A signed request may be this old, or this far ahead, s. */
const WINDOW_SECONDS = 300

/** The key of an account, made from the company's own. */
export const keyOf = (key: string, account: string): string => createHmac('sha256', key).update(`account ${account}`).digest('hex')

/** `target`: method and path, as `POST /v1/launch`. */
export const sign = (key: string, timestamp: number | string, target: string, body: string | Buffer): string =>
  createHmac('sha256', key).update(`${timestamp}.${target}.`).update(body).digest('hex')

export interface Signed {
  readonly timestamp: string
  readonly signature: string
  readonly target: string
  readonly body: string | Buffer
}

/** Whether the key made the signature, and lately. */
export const isSigned = (key: string, { timestamp, signature, target, body }: Signed, now: Date): boolean => {
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(now.getTime() / 1000 - Number(timestamp)) > WINDOW_SECONDS) return false
  if (!/^[0-9a-f]{64}$/.test(signature)) return false
  return timingSafeEqual(Buffer.from(sign(key, timestamp, target, body), 'hex'), Buffer.from(signature, 'hex'))
}
