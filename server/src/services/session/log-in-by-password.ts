import type { Deps } from '#deps.ts'
import { Refusal } from '#refusal.ts'
import { auditEvent } from '#services/audit.ts'
import { isCommonPassword } from '#services/member/password-policy.ts'
import type { Service } from '#services/service.ts'
import { accountKey, countTry, giveBack, LOGIN_PER_ACCOUNT, LOGIN_PER_NETWORK, networkKey, type Count } from '#services/session/limits.ts'
import { openSession } from '#services/session/open-session.ts'
import type { Member } from '#stores/member-store.ts'

/** Unknown name, wrong, missing and just changed password: the same answer after the same work (design, Enumeration). */
export const logInByPassword = (
  deps: Pick<Deps, 'stores' | 'inUnit' | 'clock' | 'randomToken' | 'passwords' | 'limits'>,
): Service<'session.login'> => {
  const { stores, inUnit, clock, passwords } = deps
  const count = countTry(deps)
  const open = openSession(deps)

  return async ({ username, password = '', remember = false, loginDeviceId }, caller) => {
    const counts: Count[] = [
      [LOGIN_PER_NETWORK, networkKey(caller)],
      [LOGIN_PER_ACCOUNT, accountKey(caller, username)],
    ]
    await count(caller, 'login.limited', counts)

    const fail = async (memberId: string | null): Promise<never> => {
      await stores.audit.add(auditEvent(caller, clock(), 'login.failed', memberId, { by: 'password' }))
      throw new Refusal('login.cred.err')
    }
    const openFor = async ({ id, passwordHash }: Member) => {
      const rehashed = passwordHash && passwords.needsRehash(passwordHash) ? await passwords.hash(password) : undefined
      return await inUnit(async unit => {
        const member = await unit.members.lock(caller.merchant.code, id)
        // Changed since it was verified: the old password opens nothing any more.
        if (!member?.passwordHash || member.passwordHash !== passwordHash) return undefined
        if (rehashed) await unit.members.rehash(id, passwordHash, rehashed)
        await unit.audit.add(
          auditEvent(caller, clock(), 'login.succeeded', id, { by: 'password', network: caller.network.prefix, device: caller.device }),
        )
        return await open(unit, { member, deviceId: loginDeviceId ?? null, remember, commonPassword: isCommonPassword(password) }, caller)
      })
    }

    const member = await stores.members.byUsername(caller.merchant.code, username)
    const isRight = await passwords.verify(member?.passwordHash ?? null, password)
    if (!member || !isRight) return await fail(member?.id ?? null)
    const answer = (await openFor(member)) ?? (await fail(member.id))
    await giveBack(deps, counts)
    return answer
  }
}
