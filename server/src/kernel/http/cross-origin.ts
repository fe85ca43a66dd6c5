import type { CallDeclaration } from '@foyer/contract/call'
import type { FastifyReply } from 'fastify'
import type { Merchant, MerchantSource } from '#kernel/merchants/merchant.ts'
import { hostName } from './site.ts'

/** The headers that our own pages send with a call (spec 1 §7). */
const ALLOWED_HEADERS = 'Merchant, Language, ModuleId, Device, Authorization, Content-Type, Cache-Control, Pragma'
/** Browsers cache a preflight answer at most this long, s. */
const PREFLIGHT_SECONDS = 7200

const lineHost = (domainName: string): string => hostName(domainName.replace(/^https?:\/\//i, '').replace(/\/.*$/, ''))

/** Whether a page at `origin` belongs to the merchant: one of its hosts, even a blocked one, or one of its lines. */
export const isOwnOrigin = (origin: string | undefined, merchant: Merchant, merchants: Pick<MerchantSource, 'byHost'>): boolean => {
  const host = hostName(URL.parse(origin ?? '')?.host)
  if (!host) return false
  return (
    merchants.byHost(host)?.merchant.code === merchant.code || (merchant.file.domains ?? []).some(({ domainName }) => lineHost(domainName) === host)
  )
}

/** Who may read a call's answer, besides pages of the same host. */
export type Sharing = NonNullable<CallDeclaration['crossOrigin']>

/** Lets the page at `origin` read the answer if the call is shared with it; returns whether it may. */
export const shareWith = (reply: FastifyReply, sharing: Sharing, origin: string | undefined, isOwn: boolean): boolean => {
  void reply.header('vary', 'Origin')
  if (isOwn && origin !== undefined) void reply.headers({ 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true' })
  else if (sharing === 'any') void reply.header('access-control-allow-origin', '*')
  return isOwn || sharing === 'any'
}

/** Answers the browser's preflight request. */
export const allowPreflight = (reply: FastifyReply): FastifyReply =>
  reply
    .header('access-control-allow-methods', 'GET')
    .header('access-control-allow-headers', ALLOWED_HEADERS)
    .header('access-control-max-age', PREFLIGHT_SECONDS)
