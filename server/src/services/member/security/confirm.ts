import type { SignedInCaller } from '#caller.ts'
import type { Count, Deps } from '#deps.ts'
import { Refusal } from '#refusal.ts'
import { auditEvent } from '#services/audit.ts'
import { confirmMethodsOf, type ConfirmMethod } from '#services/member/security/confirmation.ts'
import type { Service } from '#services/service.ts'
import { countTry, giveBack, PASSWORD_PER_MEMBER } from '#services/session/limits.ts'
import { checkMethod, type Spend } from '#services/two-factor/check-method.ts'
import { guessCounts } from '#services/two-factor/limits.ts'
import { sendCode } from '#services/verification/one-time-code.ts'

type ConfirmDeps = Pick<Deps, 'stores' | 'inUnit' | 'clock' | 'randomToken' | 'passwords' | 'limits' | 'seals' | 'identity'>

interface Given {
  readonly method: ConfirmMethod
  readonly password?: string
  readonly code?: string
}

/** Proves once more that it is the member who asks; every guess counts before it is verified. */
export const confirm = (deps: ConfirmDeps): Service<'member.securityConfirm'> => {
  const { stores, inUnit, clock, passwords } = deps
  const count = countTry(deps)
  const check = checkMethod(deps)

  const verify = async ({ method, password = '', code = '' }: Given, caller: SignedInCaller): Promise<Spend | undefined> => {
    const { member } = caller.session
    const factors = await stores.factors.of(member.merchant, member.id)
    if (method === 'password') return (await passwords.verify(member.passwordHash, password)) ? () => Promise.resolve(true) : undefined
    if (!confirmMethodsOf(caller, factors).includes(method)) return undefined
    // The contact is the member's own: nobody types it here.
    const given = { authCode: code, verificationCode: code, mobileNum: member.mobile ?? '', email: member.email ?? '' }
    return await check(method, given, { member, factors, purpose: 'confirmation' }, caller)
  }

  return async (asked, caller) => {
    const { method } = asked
    const { member, tokenHash } = caller.session
    const counts: readonly Count[] = method === 'password' ? [[PASSWORD_PER_MEMBER, member.id]] : guessCounts(member.id, method)
    await count(caller, 'verification.limited', counts)
    const spend = await verify(asked, caller)
    const isConfirmed =
      spend !== undefined &&
      (await inUnit(async unit => {
        if (!(await spend(unit))) return false
        const now = clock()
        await unit.sessions.confirm(tokenHash, now)
        await unit.audit.add(auditEvent(caller, now, 'confirmation.given', member.id, { method }))
        return true
      }))
    if (!isConfirmed) {
      await stores.audit.add(auditEvent(caller, clock(), 'confirmation.failed', member.id, { method }))
      throw new Refusal(method === 'password' ? 'password.wrong' : 'verification.code.invalid')
    }
    await giveBack(deps, counts)
    return {}
  }
}

/** To the member's own number or address: the recipient is resolved here. */
export const confirmCode = (deps: ConfirmDeps): Service<'member.securityConfirmCode'> => {
  const send = sendCode(deps)
  return async ({ method }, caller) => {
    const { id, mobile, mobileVerifiedAt, email, emailVerifiedAt } = caller.session.member
    const recipient = method === 'S' ? mobileVerifiedAt && mobile : emailVerifiedAt && email
    if (!recipient) throw new Refusal('factor.missing')
    return await send({ purpose: 'confirmation', channel: method === 'S' ? 'sms' : 'email', recipient, memberId: id }, 'member', caller)
  }
}
