import { securityMessage } from '#account/security-message.ts'
import { checkMethod, type Spend } from '#account/two-factor/check-method.ts'
import { demandOf } from '#account/two-factor/demand.ts'
import { proveFirstStep } from '#account/two-factor/first-step.ts'
import { guessCounts } from '#account/two-factor/guess-limits.ts'
import { methodsBeside, methodsOf, offers } from '#account/two-factor/methods.ts'
import { trustDevice } from '#account/two-factor/trust-device.ts'
import { auditEvent } from '#kernel/audit/audit.ts'
import { countTry } from '#kernel/audit/count-try.ts'
import type { Deps } from '#kernel/deps.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Service } from '#kernel/service.ts'
import { openAfterFirstStep } from './open-after-first-step.ts'
import { openByPassword } from './open-by-password.ts'

/** The second step of a sign-in that answered `login_verify_required`: the guess counts before it is verified, and the network is on record afterwards. */
export const loginVerification = (
  deps: Pick<Deps, 'stores' | 'inUnit' | 'clock' | 'randomToken' | 'passwords' | 'limits' | 'newId' | 'seals' | 'identity' | 'publish'>,
): Service<'session.loginVerification'> => {
  const { stores, clock } = deps
  const prove = proveFirstStep(deps)
  const count = countTry(deps)
  const check = checkMethod(deps)
  const demand = demandOf(deps)
  const trust = trustDevice(deps)
  const messages = securityMessage(deps)
  const byPassword = openByPassword(deps)
  const afterFirstStep = openAfterFirstStep(deps)

  return async (request, caller) => {
    const { method, password = '', remember, loginDeviceId } = request
    const { member, by, step } = await prove(request, caller)
    const owner = { merchant: member.merchant, memberId: member.id }
    const counts = guessCounts(member.id, method)
    await count(caller, 'verification.limited', counts)

    const fail = async (): Promise<never> => {
      await stores.audit.add(auditEvent(caller, clock(), 'verification.failed', member.id, { method }))
      throw new Refusal(method === 'P' ? 'payee.name.wrong' : 'verification.code.invalid')
    }
    const factors = await stores.factors.of(member.merchant, member.id)
    if (!offers(methodsBeside(by, methodsOf(member, factors, caller.merchant)), method)) return await fail()
    const spend = await check(method, request, { member, factors, purpose: 'two-factor' }, caller)
    if (!spend) return await fail()

    const mayNotify = method === 'R' && (await messages.mayNotify(member))
    let deviceTrust: string | undefined
    /** Uses up what was proven, and writes what comes of it. */
    const complete: Spend = async unit => {
      if (!(await spend(unit))) return false
      if (method === 'R') await unit.audit.add(auditEvent(caller, clock(), 'recovery-code.used', member.id))
      if (mayNotify) await messages.notify(unit, member, 'security_recovery_code', caller)
      if (request.trustDevice) deviceTrust = await trust(unit, member, loginDeviceId, caller)
      return true
    }
    const alsoRequire: Spend = async unit => {
      await unit.factors.dropProof({ ...owner, prefix: caller.network.prefix })
      return await complete(unit)
    }
    const opening = { by: `${by}+${method}`, remember, loginDeviceId }
    // Who gave a recovery code is told that, and so not also of the network.
    const { isUnfamiliar } = await demand(stores, member, {}, caller)
    const answer = step
      ? await afterFirstStep(member, { ...opening, step, complete }, caller)
      : await byPassword(member, { ...opening, password, isUnfamiliar: isUnfamiliar && method !== 'R', alsoRequire }, caller)
    if (!answer) return await fail()
    await deps.limits.reward(caller.merchant.code, counts)
    return { ...answer, ...(deviceTrust !== undefined && { deviceTrust }) }
  }
}
