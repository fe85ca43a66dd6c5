import type { FastifyReply } from 'fastify'
import { hostName } from '#http/site.ts'
import type { Merchant, MerchantSource } from '#merchants/merchant.ts'

/** What our own pages send with a call (spec 1 §7). */
const ALLOWED_HEADERS = 'Merchant, Language, ModuleId, Device, Authorization, Content-Type, Cache-Control, Pragma'
/** Browsers keep a preflight no longer than this, s. */
const PREFLIGHT_SECONDS = 7200

const lineHost = (domainName: string): string => hostName(domainName.replace(/^https?:\/\//i, '').replace(/\/.*$/, ''))

/** Whether a page at `origin` is the merchant's own: one of its hosts, a blocked one included, or one of its lines. */
export const isOwnOrigin = (origin: string, merchant: Merchant, merchants: Pick<MerchantSource, 'byHost'>): boolean => {
  const host = hostName(URL.parse(origin)?.host)
  if (!host) return false
  return (
    merchants.byHost(host)?.merchant.code === merchant.code || (merchant.file.domains ?? []).some(({ domainName }) => lineHost(domainName) === host)
  )
}

/** Lets the merchant's page at `origin` read the answer. */
export const allowOrigin = (reply: FastifyReply, origin: string): FastifyReply =>
  reply.header('access-control-allow-origin', origin).header('access-control-allow-credentials', 'true')

/** Answers the browser's question beforehand. */
export const allowPreflight = (reply: FastifyReply): FastifyReply =>
  reply
    .header('access-control-allow-methods', 'GET')
    .header('access-control-allow-headers', ALLOWED_HEADERS)
    .header('access-control-max-age', PREFLIGHT_SECONDS)
