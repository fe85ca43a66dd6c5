import type { HostMatch, MerchantSource } from '#merchants/merchant.ts'
import { Refusal } from '#refusal.ts'

/** A host name, or a bracketed IPv6 address, with or without a port. */
const HOST = /^(\[[0-9a-f:.]+\]|[a-z0-9._-]+?)\.?(?::\d{1,5})?$/
/** Names that only this machine can reach itself by. */
const LOOPBACK = /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/** Whether a host name, as `hostName` gives it, names the machine itself. */
export const isLoopbackName = (name: string): boolean => LOOPBACK.test(name)

/** Host name of a `Host` header or an address's host, lower case, without port; empty where it is none. */
export const hostName = (host: string | undefined): string => HOST.exec((host ?? '').toLowerCase())?.[1] ?? ''

/**
 * The merchant a request is for, by the `Merchant` header and by the host (decision 12). A loopback name no merchant has
 * taken is no brand's address but the operator's own tool, or a proxy that names its upstream: there the header alone decides.
 * `anyHost`: on a host nobody has, too, the header decides, and the host counts as blocked.
 * Refuses `merchant.unknown`, `merchant.mismatch` and `domain_not_available`; a blocked host is the caller's to refuse.
 */
export const siteOf = (
  host: string | undefined,
  merchantHeader: string | undefined,
  merchants: Pick<MerchantSource, 'byCode' | 'byHost'>,
  anyHost = false,
): HostMatch => {
  const named = merchantHeader === undefined ? undefined : merchants.byCode(merchantHeader)
  if (merchantHeader !== undefined && !named) throw new Refusal('merchant.unknown')

  const name = hostName(host)
  const match = merchants.byHost(name)
  if (match) {
    if (named && named.code !== match.merchant.code) throw new Refusal('merchant.mismatch')
    return match
  }
  if (named && isLoopbackName(name)) return { merchant: named, blocked: false, affiliateCode: undefined }
  if (named && anyHost) return { merchant: named, blocked: true, affiliateCode: undefined }
  throw new Refusal('domain_not_available')
}
