import type { RequestOf } from '@foyer/contract/call'
import type { login } from '@foyer/contract/session/login'
import type { Caller } from '#caller.ts'
import type { Deps } from '#deps.ts'
import { Refusal } from '#refusal.ts'
import { auditEvent } from '#services/audit.ts'
import { requireCaptcha } from '#services/captcha/require-captcha.ts'
import { isCommonPassword } from '#services/member/password-policy.ts'
import type { Service } from '#services/service.ts'
import {
  accountKey,
  countTry,
  countWhileRoom,
  giveBack,
  LOGIN_PER_ACCOUNT,
  LOGIN_PER_NETWORK,
  LOGIN_WITH_CAPTCHA_PER_ACCOUNT,
  LOGIN_WITH_CAPTCHA_PER_NETWORK,
  networkKey,
  type Count,
} from '#services/session/limits.ts'
import { openSession } from '#services/session/open-session.ts'
import type { Member } from '#stores/member-store.ts'

type Asked = RequestOf<typeof login>

/** Unknown name, wrong, missing and just changed password: the same answer after the same work (design, Enumeration). */
export const logInByPassword = (
  deps: Pick<Deps, 'stores' | 'inUnit' | 'clock' | 'randomToken' | 'passwords' | 'limits' | 'captchas'>,
): Service<'session.login'> => {
  const { stores, inUnit, clock, passwords } = deps
  const count = countTry(deps)
  const countInRoom = countWhileRoom(deps)
  const demandCaptcha = requireCaptcha(deps)
  const open = openSession(deps)

  /** Counts the try before anything is verified; answers what to give back after a success. */
  const admit = async (asked: Asked, caller: Caller): Promise<readonly Count[]> => {
    const [network, account] = [networkKey(caller), accountKey(caller, asked.username)]
    const counts: Count[] = [
      [LOGIN_PER_NETWORK, network],
      [LOGIN_PER_ACCOUNT, account],
    ]
    const counted = await countInRoom(counts)
    const isOver = counted.length < counts.length
    await demandCaptcha('login', asked, caller, isOver).catch(async (error: unknown) => {
      // No password was tried.
      await giveBack(deps, counted)
      if (isOver) await stores.audit.add(auditEvent(caller, clock(), 'login.limited', null, { asks: 'captcha' }))
      throw error
    })
    if (!isOver) return counted
    // Only tries with a captcha come so far: without solving some, nobody can use up a member's.
    const more: Count[] = [
      [LOGIN_WITH_CAPTCHA_PER_NETWORK, network],
      [LOGIN_WITH_CAPTCHA_PER_ACCOUNT, account],
    ]
    await count(caller, 'login.limited', more)
    return [...counted, ...more]
  }

  return async (asked, caller) => {
    const { username, password = '', remember = false, loginDeviceId } = asked
    const counts = await admit(asked, caller)

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
