import { TOKEN_BYTES } from '#account/member/token.ts'
import { auditEvent } from '#kernel/audit/audit.ts'
import { countTry } from '#kernel/audit/count-try.ts'
import { digestOf } from '#kernel/crypto/digest.ts'
import type { Deps } from '#kernel/deps.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { LimitRule } from '#kernel/security/limits.ts'
import { countsOfNetwork } from '#kernel/security/network-counts.ts'
import type { Service } from '#kernel/service.ts'
import { openSession } from './open-session.ts'

/** The new page must be opened within this time, s. */
export const HANDOFF_SECONDS = 60
/** A code cannot be guessed; the limit saves us the work of checking many. */
const HANDOFF_PER_NETWORK: LimitRule = { name: 'handoff-network', points: 300, seconds: 15 * 60, code: 'TOO_MANY_REQUEST_LOGIN' }

/** Every code starts with this, to distinguish it from a session token. */
const MARK = 'ho_'

/** Makes a code that stands in an address in place of the session's token: it works only once (decision 8). */
export const handoff =
  ({ inUnit, clock, randomToken }: Pick<Deps, 'inUnit' | 'clock' | 'randomToken'>): Service<'session.handoff'> =>
  async (_request, caller) => {
    const code = MARK + randomToken(TOKEN_BYTES)
    const { member, tokenHash: sessionHash } = caller.session
    const now = clock()
    await inUnit(async unit => {
      const expiresAt = new Date(now.getTime() + HANDOFF_SECONDS * 1000)
      await unit.handoffs.add({ codeHash: digestOf(code), merchant: caller.merchant.code, sessionHash, memberId: member.id, expiresAt })
      await unit.audit.add(auditEvent(caller, now, 'handoff.made', member.id))
    })
    return { code, expiresIn: HANDOFF_SECONDS }
  }

/** Opens a session for the member whose session made the code, if that session is still valid. */
export const takeHandoff = (deps: Pick<Deps, 'stores' | 'inUnit' | 'clock' | 'randomToken' | 'limits'>): Service<'session.takeHandoff'> => {
  const { inUnit, clock } = deps
  const count = countTry(deps)
  const open = openSession(deps)

  return async ({ code, loginDeviceId }, caller) => {
    const { merchant } = caller
    const counts = countsOfNetwork(HANDOFF_PER_NETWORK, caller.network)
    await count(caller, 'login.limited', counts)
    const answer = await inUnit(async unit => {
      const now = clock()
      const codeHash = digestOf(code)
      // Lock the member first: a concurrent password change then ends the session, and the code with it, before the code is taken.
      const memberId = await unit.handoffs.memberOf(merchant.code, codeHash)
      const member = memberId === undefined ? undefined : await unit.members.lock(merchant.code, memberId)
      const taken = member && (await unit.handoffs.take(merchant.code, codeHash))
      const isGood = taken !== undefined && taken.expiresAt > now
      const detail = { by: 'handoff', network: caller.network.prefix, device: caller.device }
      const event = auditEvent(caller, now, member && isGood ? 'login.succeeded' : 'login.failed', memberId ?? null, detail)
      if (member && isGood)
        return await open(unit, { member, event, deviceId: loginDeviceId ?? null, remember: false, commonPassword: false, byToken: true }, caller)
      await unit.audit.add(event)
      return undefined
    })
    if (!answer) throw new Refusal('handoff.invalid')
    await deps.limits.reward(caller.merchant.code, counts)
    return answer
  }
}
