import type { CallDeclaration } from '@foyer/contract/call'
import type { FastifyRequest } from 'fastify'
import type { Caller } from '#kernel/caller.ts'
import type { HostMatch } from '#kernel/merchants/merchant.ts'
import { callLanguage, headerOf } from './read-header.ts'

/** The `Device` value if a client names none (spec 1 §3, The header Device). */
const DEFAULT_DEVICE = 'H5'
const DEVICE = /^[A-Z0-9_]{1,16}$/
/** A user agent is stored up to this length. */
const USER_AGENT_LENGTH = 300

export const visitorOf = (call: CallDeclaration, request: FastifyRequest, { merchant, affiliateCode }: HostMatch): Caller => {
  const device = headerOf(request, 'device')
  return {
    requestId: request.id,
    merchant,
    origin: `${request.protocol}://${request.host}`,
    affiliateCode,
    language: callLanguage(request, call.language),
    network: request.network,
    device: device !== undefined && DEVICE.test(device) ? device : DEFAULT_DEVICE,
    userAgent: (headerOf(request, 'user-agent') ?? '').slice(0, USER_AGENT_LENGTH),
    globalPrivacyControl: headerOf(request, 'sec-gpc') === '1',
    session: undefined,
  }
}
