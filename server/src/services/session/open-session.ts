import type { SessionAnswer } from '@foyer/contract/session/session-answer'
import type { Static } from 'typebox'
import type { Caller } from '#caller.ts'
import { digestOf } from '#crypto/digest.ts'
import type { Deps } from '#deps.ts'
import { auditEvent } from '#services/audit.ts'
import type { AuditEvent } from '#stores/audit-event.ts'
import type { Member } from '#stores/member-store.ts'
import type { Stores } from '#stores/stores.ts'
import { TOKEN_BYTES } from './token.ts'

/** A remember token lives this long, and is replaced at each use (decision 8: 30 days). */
export const REMEMBER_LIFE_MS = 30 * 24 * 60 * 60_000
const DAY_MS = 24 * 60 * 60_000

interface NewSession {
  readonly member: Member
  /** What led to it. */
  readonly event: AuditEvent
  readonly deviceId: string | null
  readonly remember: boolean
  /** The password just used is a common one. */
  readonly commonPassword: boolean
  /** By a kept token, without the member's doing: what needs a confirmation asks for it. */
  readonly byToken?: true
}

type Answer = Static<typeof SessionAnswer>

const isPasswordExpired = ({ passwordHash, passwordChangedAt }: Member, { merchant }: Caller, now: Date): boolean => {
  const days = merchant.password.expiresAfterDays
  // Who has no password has none to change.
  return days !== undefined && passwordHash !== null && now.getTime() - passwordChangedAt.getTime() >= days * DAY_MS
}

/** Whether a session is all that is to be written: then opening it is one statement, and needs no unit of work. */
export const isOneStatement = ({ member, remember }: Pick<NewSession, 'member' | 'remember'>): boolean => member.firstLoginAt !== null && !remember

/** Opens a session for a member as they were read a moment ago; undefined where they are gone or have another password by now. */
export const openUnlessChanged =
  ({ clock, randomToken }: Pick<Deps, 'clock' | 'randomToken'>) =>
  async (stores: Stores, { member, event, deviceId, remember, commonPassword, byToken }: NewSession, caller: Caller): Promise<Answer | undefined> => {
    const now = clock()
    const owner = { merchant: member.merchant, memberId: member.id, deviceId, createdAt: now }
    const firstTimeLogin = member.firstLoginAt === null && (await stores.members.markFirstLogin(member.merchant, member.id, now))

    const token = randomToken(TOKEN_BYTES)
    const { prefix } = caller.network
    const session = {
      ...owner,
      tokenHash: digestOf(token),
      networkPrefix: prefix,
      userAgent: caller.userAgent,
      firstTimeLogin,
      lastUsedAt: now,
      confirmedAt: byToken ? null : now,
    }
    const opened = await stores.sessions.open(session, member, event)
    if (!opened) return undefined
    // Every network is new to a member who was never here.
    if (opened.isNewNetwork && member.firstLoginAt !== null) {
      await stores.audit.add(auditEvent(caller, now, 'network.added', member.id, { network: prefix }))
    }
    const rememberToken = remember ? randomToken(TOKEN_BYTES) : undefined
    if (rememberToken) {
      await stores.remember.add({ ...owner, tokenHash: digestOf(rememberToken), expiresAt: new Date(now.getTime() + REMEMBER_LIFE_MS) })
    }
    return {
      id: member.id,
      token,
      userName: member.username,
      customerType: member.type,
      firstTimeLogin,
      passwordExpired: isPasswordExpired(member, caller, now),
      // A password that was set for the member must be changed too; its words never reach a browser (spec 1 §4, Change-password redirect).
      weakPassword: commonPassword || !member.passwordChosen,
      ...(rememberToken && { rememberToken }),
    }
  }

/** Opens a session inside the unit of work of whatever led to it, a sign-in, a registration, a changed password, which has added or locked the member. */
export const openSession = (deps: Pick<Deps, 'clock' | 'randomToken'>) => {
  const open = openUnlessChanged(deps)
  return async (unit: Stores, wanted: NewSession, caller: Caller): Promise<Answer> => {
    const answer = await open(unit, wanted, caller)
    if (!answer) throw new Error('a session was to be opened for a member who is not locked')
    return answer
  }
}
