import type { ErrorCode } from '@foyer/contract/errors'
import { guessCounts, PASSWORD_PER_MEMBER } from '#account/two-factor/guess-limits.ts'
import { sendCode } from '#account/verification/one-time-code.ts'
import { auditEvent } from '#kernel/audit/audit.ts'
import { countTry } from '#kernel/audit/count-try.ts'
import type { Deps } from '#kernel/deps.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Count } from '#kernel/security/limits.ts'
import type { Service } from '#kernel/service.ts'
import type { ConfirmMethod } from './confirmation.ts'
import { verifyConfirmation, type VerifyDeps } from './verify-confirmation.ts'

type ConfirmDeps = VerifyDeps & Pick<Deps, 'inUnit' | 'limits'>

/** The error for a proof that does not fit. */
const WRONG = {
  password: 'password.wrong',
  I: 'identity.mismatch',
  K: 'passkey.invalid',
  G: 'verification.code.invalid',
  S: 'verification.code.invalid',
  E: 'verification.code.invalid',
} as const satisfies Record<ConfirmMethod, ErrorCode>

/** Proves again that the member is the one asking; every guess counts before it is verified. */
export const confirm = (deps: ConfirmDeps): Service<'member.securityConfirm'> => {
  const { stores, inUnit, clock } = deps
  const count = countTry(deps)
  const verify = verifyConfirmation(deps)

  return async (request, caller) => {
    const { method } = request
    const { member, tokenHash } = caller.session
    const counts: readonly Count[] = method === 'password' ? [[PASSWORD_PER_MEMBER, member.id]] : guessCounts(member.id, method)
    await count(caller, 'verification.limited', counts)
    const spend = await verify(request, caller)
    const isConfirmed =
      spend !== undefined &&
      (await inUnit(async unit => {
        if (!(await spend(unit))) return false
        const now = clock()
        await unit.sessions.confirm(member.merchant, tokenHash, now)
        await unit.audit.add(auditEvent(caller, now, 'confirmation.given', member.id, { method }))
        return true
      }))
    if (!isConfirmed) {
      await stores.audit.add(auditEvent(caller, clock(), 'confirmation.failed', member.id, { method }))
      throw new Refusal(WRONG[method])
    }
    await deps.limits.reward(caller.merchant.code, counts)
    return {}
  }
}

/** Sends a code to the member's stored number or address. */
export const confirmCode = (deps: ConfirmDeps): Service<'member.securityConfirmCode'> => {
  const send = sendCode(deps)
  return async ({ method }, caller) => {
    const { id, mobile, mobileVerifiedAt, email, emailVerifiedAt } = caller.session.member
    const recipient = method === 'S' ? mobileVerifiedAt && mobile : emailVerifiedAt && email
    if (!recipient) throw new Refusal('factor.missing')
    return await send({ purpose: 'confirmation', channel: method === 'S' ? 'sms' : 'email', recipient, memberId: id }, 'member', caller)
  }
}
