import { auditEvent } from '#kernel/audit/audit.ts'
import type { Caller, Session } from '#kernel/caller.ts'
import { digestOf } from '#kernel/crypto/digest.ts'
import type { Deps } from '#kernel/deps.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { SessionRow } from './session-store.ts'

/** A session ends this long after sign-in, however much it is used, ms (decision 8: 30 days). */
export const SESSION_LIFE_MS = 30 * 24 * 60 * 60_000
/** The last use of a session is written at most this often, ms (decision 8: one write per 30 s). */
export const TOUCH_EVERY_MS = 30_000

const TOKEN = /^[A-Za-z0-9_-]{43}$/

export const isSessionOver = ({ createdAt, lastUsedAt }: Pick<SessionRow, 'createdAt' | 'lastUsedAt'>, idleSeconds: number, now: Date): boolean =>
  now.getTime() - createdAt.getTime() >= SESSION_LIFE_MS || now.getTime() - lastUsedAt.getTime() >= idleSeconds * 1000

/**
 * Finds the valid session of a token, by one query. Throws `customer.not.login` without a token, `user.or.token.invalid` if the token is
 * none of this merchant's, `login.not.session` if it has expired, `token_ip_different` if it is bound to another network.
 */
export const findSession =
  ({ stores, inUnit, clock }: Pick<Deps, 'stores' | 'inUnit' | 'clock'>) =>
  async (token: string | undefined, visitor: Omit<Caller, 'session'>): Promise<Session> => {
    if (!token) throw new Refusal('customer.not.login')
    if (!TOKEN.test(token)) throw new Refusal('user.or.token.invalid')
    const { merchant, network } = visitor
    const tokenHash = digestOf(token)
    const found = await stores.sessions.withMember(merchant.code, tokenHash)
    if (!found) throw new Refusal('user.or.token.invalid')

    const { session, member } = found
    const now = clock()
    if (isSessionOver(session, merchant.session.idleSeconds, now)) throw new Refusal('login.not.session')
    if (merchant.session.bindToNetwork && session.networkPrefix !== network.prefix) {
      await inUnit(async unit => {
        await unit.sessions.end(merchant.code, tokenHash)
        await unit.audit.add(auditEvent(visitor, now, 'session.ended', member.id, { reason: 'network', network: network.prefix }))
      })
      throw new Refusal('token_ip_different')
    }
    if (now.getTime() - session.lastUsedAt.getTime() >= TOUCH_EVERY_MS) await stores.sessions.touch(merchant.code, tokenHash, now)
    return { tokenHash, member, deviceId: session.deviceId, firstTimeLogin: session.firstTimeLogin, confirmedAt: session.confirmedAt }
  }
