import type { Deps } from '#deps.ts'
import { Refusal } from '#refusal.ts'
import { auditEvent } from '#services/audit.ts'
import { countTry } from '#services/count-try.ts'
import type { Service } from '#services/service.ts'
import { checkMethod } from '#services/two-factor/check-method.ts'
import { demandOf } from '#services/two-factor/demand.ts'
import { guessCounts } from '#services/two-factor/guess-limits.ts'
import { methodsOf, offers } from '#services/two-factor/methods.ts'
import { provePassword } from '#services/two-factor/prove-password.ts'
import { openByPassword } from './open-by-password.ts'

/** The second step of a sign-in that answered `login_verify_required`: the guess counts before it is verified, and the network is on record afterwards. */
export const loginVerification = (
  deps: Pick<Deps, 'stores' | 'inUnit' | 'clock' | 'randomToken' | 'passwords' | 'limits' | 'seals' | 'identity'>,
): Service<'session.loginVerification'> => {
  const { stores, clock } = deps
  const prove = provePassword(deps)
  const count = countTry(deps)
  const check = checkMethod(deps)
  const open = openByPassword(deps)

  return async (asked, caller) => {
    const { method, password, remember, loginDeviceId } = asked
    const member = await prove(asked, caller)
    const counts = guessCounts(member.id, method)
    await count(caller, 'verification.limited', counts)

    const fail = async (): Promise<never> => {
      await stores.audit.add(auditEvent(caller, clock(), 'verification.failed', member.id, { method }))
      throw new Refusal(method === 'P' ? 'payee.name.wrong' : 'verification.code.invalid')
    }
    const factors = await stores.factors.of(member.merchant, member.id)
    if (!offers(methodsOf(member, factors, caller.merchant), method)) return await fail()
    const spend = await check(method, asked, { member, factors, purpose: 'two-factor' }, caller)
    if (!spend) return await fail()

    const { isNewNetwork } = await demandOf(stores, member, caller)
    const alsoRequire: typeof spend = async unit => {
      await unit.factors.dropProof({ merchant: member.merchant, memberId: member.id, prefix: caller.network.prefix })
      return await spend(unit)
    }
    const answer = await open(member, { password, by: `password+${method}`, remember, loginDeviceId, isNewNetwork, alsoRequire }, caller)
    if (!answer) return await fail()
    await deps.limits.reward(caller.merchant.code, counts)
    return answer
  }
}
