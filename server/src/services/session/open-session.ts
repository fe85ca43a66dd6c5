import type { Static } from 'typebox'
import type { SessionAnswer } from '@foyer/contract/session/session-answer'
import type { Caller } from '#caller.ts'
import type { Deps } from '#deps.ts'
import { auditEvent } from '#services/audit.ts'
import { hashToken, TOKEN_BYTES } from '#services/session/token.ts'
import type { Member } from '#stores/member-store.ts'
import type { Stores } from '#stores/stores.ts'

/** A remember token lives this long, and is replaced at each use (design, Remembered login: 30 days). */
export const REMEMBER_LIFE_MS = 30 * 24 * 60 * 60_000
const DAY_MS = 24 * 60 * 60_000

interface Opening {
  /** Added or locked in this unit, so that no password change passes by unseen. */
  readonly member: Member
  readonly deviceId: string | null
  readonly remember: boolean
  /** The password just used is a common one. */
  readonly commonPassword: boolean
  /** By a kept token, without the member's doing: what needs a confirmation asks for it. */
  readonly byToken?: true
}

const isPasswordExpired = ({ passwordHash, passwordChangedAt }: Member, { merchant }: Caller, now: Date): boolean => {
  const days = merchant.password.expiresAfterDays
  // Who has no password has none to change.
  return days !== undefined && passwordHash !== null && now.getTime() - passwordChangedAt.getTime() >= days * DAY_MS
}

/** Opens a session, inside the unit of work of whatever led to it: a sign-in, a registration, a changed password. */
export const openSession =
  ({ clock, randomToken }: Pick<Deps, 'clock' | 'randomToken'>) =>
  async (unit: Stores, { member, deviceId, remember, commonPassword, byToken }: Opening, caller: Caller): Promise<Static<typeof SessionAnswer>> => {
    const now = clock()
    const owner = { merchant: member.merchant, memberId: member.id, deviceId, createdAt: now }
    const firstTimeLogin = member.firstLoginAt === null && (await unit.members.markFirstLogin(member.id, now))

    const token = randomToken(TOKEN_BYTES)
    await unit.sessions.add({
      ...owner,
      tokenHash: hashToken(token),
      networkPrefix: caller.network.prefix,
      userAgent: caller.userAgent,
      firstTimeLogin,
      lastUsedAt: now,
      confirmedAt: byToken ? null : now,
    })

    const { prefix } = caller.network
    const isNewNetwork = await unit.networks.record({ merchant: member.merchant, memberId: member.id, prefix }, now)
    // Every network is new to a member who was never here.
    if (isNewNetwork && member.firstLoginAt !== null) await unit.audit.add(auditEvent(caller, now, 'network.added', member.id, { network: prefix }))
    const rememberToken = remember ? randomToken(TOKEN_BYTES) : undefined
    if (rememberToken) {
      await unit.remember.add({ ...owner, tokenHash: hashToken(rememberToken), expiresAt: new Date(now.getTime() + REMEMBER_LIFE_MS) })
    }
    return {
      id: member.id,
      token,
      userName: member.username,
      customerType: member.type,
      firstTimeLogin,
      passwordExpired: isPasswordExpired(member, caller, now),
      // A password that was set for the member must be changed too; its words never reach a browser (readings, Session).
      weakPassword: commonPassword || !member.passwordChosen,
      ...(rememberToken && { rememberToken }),
    }
  }
