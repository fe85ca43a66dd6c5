import type { OpDeclaration } from '@foyer/contract/ops/op'
import type { FastifyRequest } from 'fastify'
import { headerOf } from '#kernel/http/read-header.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import { bearerIn, tokenRefusal } from './by-token.ts'
import type { EntranceParts, OpEntrance } from './op-entry.ts'
import { OpRefusal } from './op-refusal.ts'
import { mayAt, forbidden } from './permission-at.ts'
import { tokenCookie, tokenIn } from './session-cookie.ts'
import { EVERYWHERE, type HouseCaller, type OpVisitor, type RecordStaff, type StaffNote } from './staff-caller.ts'
import type { StaffSession } from './staff-session.ts'

/** A user agent is stored up to this length. */
const USER_AGENT_LENGTH = 300

/** Finds who calls an op, before its body is read, and refuses who may not. */
export const createEntrance = ({ merchants, findSession, findToken, record, ask }: EntranceParts): OpEntrance => {
  const merchantOf = (request: FastifyRequest): Merchant => {
    const merchant = merchants.byCode(headerOf(request, 'merchant') ?? '')
    if (!merchant) throw new OpRefusal('merchant.unknown')
    return merchant
  }

  const requirePermission = ({ permission, scope }: OpDeclaration, { grants }: StaffSession, merchant: Merchant | undefined): void => {
    if (permission === 'signed-in' || permission === 'stranger') return
    const isAllowed =
      scope === 'house' ? grants.some(grant => mayAt(grants, permission, grant.merchant)) : merchant && mayAt(grants, permission, merchant.code)
    if (!isAllowed) throw forbidden(permission)
  }

  return async (op, request, reply) => {
    const isSecure = request.protocol === 'https'
    let recorded = false
    const write: RecordStaff = async (stores, written) => {
      await record(stores, written)
      recorded = true
    }
    const from = { ip: request.network.ip, requestId: request.id }
    const eventOf = ({ event = op.event }: StaffNote) => {
      if (!event) throw new Error(`${op.path} declares no event, and its note names none`)
      return event
    }
    const visitor: OpVisitor = {
      ...from,
      network: request.network,
      origin: `${request.protocol}://${request.host}`,
      userAgent: (headerOf(request, 'user-agent') ?? '').slice(0, USER_AGENT_LENGTH),
      setToken: token => void reply.header('set-cookie', tokenCookie(token, isSecure)),
      recordAs: (stores, person, note) => write(stores, { ...note, ...from, person, merchant: EVERYWHERE, event: eventOf(note) }),
    }
    const hasRecorded = () => recorded
    if (op.permission === 'stranger') return { caller: visitor, hasRecorded }

    const bearer = bearerIn(headerOf(request, 'authorization'))
    const session =
      bearer === undefined
        ? await findSession(tokenIn(headerOf(request, 'cookie'), isSecure), { visitor, isIdle: headerOf(request, 'idle') !== undefined })
        : await findToken(bearer)
    const { person, grants, token } = session
    const refusal = token && tokenRefusal(op, token)
    if (refusal) throw new OpRefusal(refusal)
    const merchant = op.scope === 'merchant' ? merchantOf(request) : undefined
    requirePermission(op, session, merchant)

    const callerAt = (code: string): HouseCaller => {
      const caller: HouseCaller = {
        ...visitor,
        person,
        session,
        mayAt: (permission, at) => mayAt(grants, permission, at),
        requireAt(permission, at) {
          if (!mayAt(grants, permission, at)) throw forbidden(permission)
        },
        record: (stores, note) => write(stores, { ...note, ...from, person, token: token?.name, merchant: code, event: eventOf(note) }),
        at: other => ({ ...callerAt(other.code), merchant: other, may: permission => mayAt(grants, permission, other.code) }),
        ask: (stores, request) => ask(stores, code, request, caller),
      }
      return caller
    }
    const house = callerAt(EVERYWHERE)
    const caller = merchant ? house.at(merchant) : house
    const at = merchant && { merchant: merchant.code }
    return { caller, personId: person.id, sessionKey: session.tokenHash, ...at, record: (stores, note) => caller.record(stores, note), hasRecorded }
  }
}
