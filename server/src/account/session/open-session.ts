import type { SessionAnswer } from '@foyer/contract/account/session/session-answer'
import { DAY_MS } from '@foyer/contract/time-units'
import type { Static } from 'typebox'
import { TOKEN_BYTES } from '#account/member/token.ts'
import type { AuditEvent } from '#kernel/audit/audit-event.ts'
import { auditEvent } from '#kernel/audit/audit.ts'
import type { Caller } from '#kernel/caller.ts'
import { digestOf } from '#kernel/crypto/digest.ts'
import type { Deps, Stores } from '#kernel/deps.ts'
import type { Member } from '#kernel/member.ts'
import { Refusal } from '#kernel/refusal.ts'
import { newRememberToken, REMEMBER_LIFE_MS, seriesHashOf } from './remember-token.ts'

/** Sessions of a member in 15 minutes, whichever way they begin: whoever holds a right password must not fill the tables with it (spec 1 §4, Limits of sessions). */
const SESSIONS_PER_MEMBER = 100
const SESSIONS_WINDOW_MS = 15 * 60_000

interface NewSession {
  readonly member: Member
  /** The event that led to it. */
  readonly event: AuditEvent
  readonly deviceId: string | null
  readonly remember: boolean
  /** Whether the password just used is a common one. */
  readonly commonPassword: boolean
  /** Set if a stored token opened it without the member's action; such a session is not confirmed. */
  readonly byToken?: true
  /** Called where the network is a new one of a member who has signed in before. */
  readonly onNewNetwork?: (member: Member) => void
}

type Answer = Static<typeof SessionAnswer>

const isPasswordExpired = ({ passwordHash, passwordChangedAt }: Member, { merchant }: Caller, now: Date): boolean => {
  const days = merchant.password.expiresAfterDays
  // A member without a password has none that could expire.
  return days !== undefined && passwordHash !== null && now.getTime() - passwordChangedAt.getTime() >= days * DAY_MS
}

/** Whether only a session is written: then opening it is a single statement and needs no unit of work. */
export const isOneStatement = ({ member, remember }: Pick<NewSession, 'member' | 'remember'>): boolean => member.firstLoginAt !== null && !remember

/** Opens a session for a member who was just read; undefined if they were deleted or have another password now. Throws `account.closed`, `account.locked`, `TOO_MANY_REQUEST_LOGIN`. */
export const openUnlessChanged =
  ({ clock, randomToken }: Pick<Deps, 'clock' | 'randomToken'>) =>
  async (
    stores: Stores,
    { member, event, deviceId, remember, commonPassword, byToken, onNewNetwork }: NewSession,
    caller: Caller,
  ): Promise<Answer | undefined> => {
    // Only to those who have proven to be the member.
    if (member.closedAt) throw new Refusal('account.closed')
    const now = clock()
    if (member.lockedUntil && member.lockedUntil > now) throw new Refusal('account.locked')
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
    const endsAt = new Date(now.getTime() + SESSIONS_WINDOW_MS)
    const opened = await stores.sessions.open(session, member, event, { key: `sessions:${member.id}`, points: SESSIONS_PER_MEMBER, endsAt })
    if (!opened) return undefined
    if ('fullUntil' in opened)
      throw new Refusal('TOO_MANY_REQUEST_LOGIN', { retryAfter: Math.max(1, Math.ceil((opened.fullUntil.getTime() - now.getTime()) / 1000)) })
    // At the first sign-in every network is new, so only later ones are recorded.
    if (opened.isNewNetwork && member.firstLoginAt !== null) {
      await stores.audit.add(auditEvent(caller, now, 'network.added', member.id, { network: prefix }))
      onNewNetwork?.(member)
    }
    const rememberToken = remember ? newRememberToken({ randomToken }) : undefined
    if (rememberToken) {
      const hashes = { seriesHash: seriesHashOf(rememberToken), tokenHash: digestOf(rememberToken), replacedHash: null, replacedAt: null }
      await stores.remember.add({ ...owner, ...hashes, expiresAt: new Date(now.getTime() + REMEMBER_LIFE_MS) })
    }
    return {
      id: member.id,
      token,
      userName: member.username,
      customerType: member.type,
      firstTimeLogin,
      passwordExpired: isPasswordExpired(member, caller, now),
      // A password that was set for the member must be changed too; the page is not told which of the reasons it is (spec 1 §4, Change-password redirect).
      weakPassword: commonPassword || !member.passwordChosen,
      ...(rememberToken && { rememberToken }),
    }
  }

/** Opens a session inside the unit of work of its cause (a sign-in, a registration, a password change), which has added or locked the member. */
export const openSession = (deps: Pick<Deps, 'clock' | 'randomToken'>) => {
  const open = openUnlessChanged(deps)
  return async (unit: Stores, wanted: NewSession, caller: Caller): Promise<Answer> => {
    const answer = await open(unit, wanted, caller)
    if (!answer) throw new Error('a session was to be opened for a member who is not locked')
    return answer
  }
}
