import { createHmac, timingSafeEqual } from 'node:crypto'
import type { WalletRequest } from '#providers/game/wallet-wire.ts'

/** How far a request's time may be from ours, s: longer ago it may be an old one that somebody kept. */
const SECONDS = 300

const SIGNATURE = /^[0-9a-f]{64}$/
const TIMESTAMP = /^[0-9]{1,12}$/

/** A key and the name by which a request tells which one signed it. */
export interface VendorKey {
  readonly id: string
  readonly key: string
}

/** HMAC-SHA-256 in hex (docs/game-vendors.md, The signature). `subject`: method, space, path with query. */
export const sign = (key: string, timestamp: string, subject: string, body: Buffer | string): string =>
  createHmac('sha256', key).update(`${timestamp}.${subject}.`).update(body).digest('hex')

const headerOf = ({ headers }: WalletRequest, name: string): string => {
  const value = headers[name]
  return typeof value === 'string' ? value : ''
}

/** What is wrong with a request's account, time or signature; undefined if it is the vendor's own. */
export const signatureFault = (
  request: WalletRequest,
  { account, keys }: { readonly account: string; readonly keys: readonly VendorKey[] },
  now: Date,
): 'signature' | 'stale' | undefined => {
  const timestamp = headerOf(request, 'x-vendor-timestamp')
  // The time first: it costs less than the signature, which covers it.
  if (!TIMESTAMP.test(timestamp) || Math.abs(now.getTime() / 1000 - Number(timestamp)) > SECONDS) return 'stale'
  const given = headerOf(request, 'x-vendor-signature')
  const id = headerOf(request, 'x-vendor-key')
  const key = keys.find(one => one.id === id)
  if (!key || headerOf(request, 'x-vendor-account') !== account || !SIGNATURE.test(given)) return 'signature'
  const made = sign(key.key, timestamp, `${request.method} ${request.url}`, request.body)
  return timingSafeEqual(Buffer.from(made, 'hex'), Buffer.from(given, 'hex')) ? undefined : 'signature'
}
