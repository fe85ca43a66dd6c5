import { isLoopbackName } from '#kernel/merchants/loopback-name.ts'
import type { HostMatch, MerchantSource } from '#kernel/merchants/merchant.ts'
import { Refusal } from '#kernel/refusal.ts'

/** A host name, or a bracketed IPv6 address, with or without a port. */
const HOST = /^(\[[0-9a-f:.]+\]|[a-z0-9._-]+?)\.?(?::\d{1,5})?$/

/** The host name of a `Host` header or of an address's host: lower case, without port; empty if it is none. */
export const hostName = (host: string | undefined): string => HOST.exec((host ?? '').toLowerCase())?.[1] ?? ''

/**
 * The merchant of a request, by the `Merchant` header and by the host (decision 12). A loopback name that no merchant uses is not
 * a brand's address: an operator's tool uses it. There the header alone decides, where `byTool` says that the caller is on this machine.
 * `anyHost`: the header also decides on a host that no merchant uses, and the host then counts as blocked.
 * Throws `merchant.unknown`, `merchant.mismatch` and `domain_not_available`; refusing a blocked host is left to the caller.
 */
export const siteOf = (
  host: string | undefined,
  merchantHeader: string | undefined,
  merchants: Pick<MerchantSource, 'byCode' | 'byHost'>,
  { anyHost = false, byTool = false }: { readonly anyHost?: boolean | undefined; readonly byTool?: boolean } = {},
): HostMatch => {
  const named = merchantHeader === undefined ? undefined : merchants.byCode(merchantHeader)
  if (merchantHeader !== undefined && !named) throw new Refusal('merchant.unknown')

  const name = hostName(host)
  const match = merchants.byHost(name)
  if (match) {
    if (named && named.code !== match.merchant.code) throw new Refusal('merchant.mismatch')
    return match
  }
  if (named && byTool && isLoopbackName(name)) return { merchant: named, blocked: false, affiliateCode: undefined }
  if (named && anyHost) return { merchant: named, blocked: true, affiliateCode: undefined }
  throw new Refusal('domain_not_available')
}
