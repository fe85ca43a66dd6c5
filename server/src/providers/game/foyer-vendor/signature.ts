import { headerOf, isFresh, isSigned } from '#providers/company/signature.ts'
import type { WalletRequest } from '#providers/game/wallet-wire.ts'

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
