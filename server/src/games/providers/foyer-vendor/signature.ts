import type { WalletRequest } from '#games/providers/wallet-wire.ts'
import { headerOf, isFresh, isSigned, sign, timestampOf } from '#kernel/providers/company/signature.ts'

/** A key and the name by which a request tells which one signed it. */
export interface VendorKey {
  readonly id: string
  readonly key: string
}

/** What is wrong with a request's account, time or signature (docs/game-vendors.md, The signature); undefined if it is the vendor's own. */
export const signatureFault = (
  { method, url, headers, body }: WalletRequest,
  { account, keys }: { readonly account: string; readonly keys: readonly VendorKey[] },
  now: Date,
): 'signature' | 'stale' | undefined => {
  const timestamp = headerOf(headers, 'x-vendor-timestamp')
  // The time first: it costs less than the signature, which covers it.
  if (!isFresh(timestamp, now)) return 'stale'
  const id = headerOf(headers, 'x-vendor-key')
  const named = keys.filter(key => key.id === id).map(({ key }) => key)
  if (headerOf(headers, 'x-vendor-account') !== account) return 'signature'
  return isSigned(named, headerOf(headers, 'x-vendor-signature'), timestamp, `${method} ${url}`, body) ? undefined : 'signature'
}

/**
 * The headers that sign an answer (docs/game-vendors.md, The signature). They cover the request's own signature, so that an answer to one request
 * is none to another. None where no key of ours has the name that the request gives.
 */
export const signedAnswer = (
  { status, text }: { readonly status: number; readonly text: string },
  { headers }: Pick<WalletRequest, 'headers'>,
  keys: readonly VendorKey[],
  now: Date,
): Readonly<Record<string, string>> => {
  const used = keys.find(({ id }) => id === headerOf(headers, 'x-vendor-key'))
  const timestamp = timestampOf(now)
  const subject = `answer ${status} ${headerOf(headers, 'x-vendor-signature') ?? ''}`
  return used ? { 'x-vendor-timestamp': timestamp, 'x-vendor-signature': sign(used.key, timestamp, subject, text) } : {}
}
