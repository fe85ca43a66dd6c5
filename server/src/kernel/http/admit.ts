import { calls, type CallName } from '@foyer/contract'
import type { CallDeclaration } from '@foyer/contract/call'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { availabilityOf } from '#kernel/availability.ts'
import type { Caller, Session } from '#kernel/caller.ts'
import { retryAfterFor } from '#kernel/cells/placed-merchants.ts'
import type { Deps } from '#kernel/deps.ts'
import { madeUpSession, PREVIEW_HEADER, type ReadPreview } from '#kernel/preview/preview.ts'
import { isPreviewed } from '#kernel/preview/previewed-calls.ts'
import { Refusal } from '#kernel/refusal.ts'
import { isOwnOrigin, shareWith } from './cross-origin.ts'
import { isOwnNetwork } from './network.ts'
import { headerOf } from './read-header.ts'
import { siteOf } from './site.ts'
import { visitorOf } from './visitor.ts'

/** Throws if a blocked host, maintenance or a denied region keeps the visitor out. */
const requireOpen = (call: CallDeclaration, blocked: boolean, { merchant, network }: Caller): void => {
  if (blocked && !call.onBlockedHost) throw new Refusal('domain_not_available')
  if (call.always) return
  const { maintenance, maintenanceEnd, regionRestriction } = availabilityOf(merchant, network)
  if (maintenance) {
    const retryAfter = retryAfterFor(merchant)
    throw new Refusal('maintenance', { ...(maintenanceEnd !== undefined && { maintenanceEnd }), ...(retryAfter !== undefined && { retryAfter }) })
  }
  if (regionRestriction) throw new Refusal('region_restricted')
}

/** Finds the valid session of a token, or throws why there is none. */
export type FindSession = (token: string | undefined, visitor: Omit<Caller, 'session'>) => Promise<Session>

/** Determines the caller of a call before its body is read, so that a refusal here costs only the reading of the headers. */
export const admit = (deps: Pick<Deps, 'config' | 'merchants'> & { readonly findSession: FindSession; readonly findPreview?: ReadPreview }) => {
  const { findSession: find, findPreview } = deps

  /** Throws `password.change.required` as long as the member has only the password that somebody else chose, who knows it (spec 1 §4, Change-password redirect). */
  const findFor = async ({ beforeOwnPassword }: CallDeclaration, request: FastifyRequest, visitor: Caller): Promise<Session> => {
    const session = await find(headerOf(request, 'authorization'), visitor)
    if (!session.member.passwordChosen && !beforeOwnPassword) throw new Refusal('password.change.required')
    return session
  }

  const sessionOf = async (call: CallDeclaration, request: FastifyRequest, visitor: Caller): Promise<Session | undefined> => {
    const { session } = call
    if (session === 'none') return undefined
    const looking = findFor(call, request, visitor)
    if (session === 'required') return await looking
    return await looking.catch((error: unknown) => {
      if (error instanceof Refusal) return undefined
      throw error
    })
  }

  /** A call of a page that shows a draft: of its merchant and made-up member, whatever session the browser has. */
  const admitPreview = async (name: CallName, token: string, request: FastifyRequest, visitor: Caller): Promise<void> => {
    const preview = await findPreview?.(visitor.merchant.code, token)
    if (!preview || !isPreviewed(name)) throw new Refusal('preview.only')
    request.caller = { ...visitor, merchant: preview.merchant, session: calls[name].session === 'none' ? undefined : madeUpSession(preview) }
    if (calls[name].session === 'required' && !request.caller.session) throw new Refusal('customer.not.login')
    request.previewAt = preview.now
  }

  return async (name: CallName, request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const call: CallDeclaration = calls[name]
    const site = siteOf(request.host, headerOf(request, 'merchant'), deps.merchants, {
      anyHost: call.onUnknownHost,
      byTool: deps.config.mode !== 'production' && isOwnNetwork(request.network),
    })
    const visitor = visitorOf(call, request, site)
    // From here on, an error uses the merchant's own texts, and a page of another line may read it.
    request.caller = visitor
    const origin = headerOf(request, 'origin')
    if (call.crossOrigin) shareWith(reply, call.crossOrigin, origin, isOwnOrigin(origin, site.merchant, deps.merchants))

    requireOpen(call, site.blocked, visitor)
    const token = headerOf(request, PREVIEW_HEADER)
    if (token !== undefined) return await admitPreview(name, token, request, visitor)
    const session = await sessionOf(call, request, visitor)
    request.caller = { ...visitor, session }
  }
}
