import { AUTHENTICATOR_SEAL, authenticatorUri, newAuthenticatorSecret, stepOfCode } from '#account/two-factor/authenticator.ts'
import { guessCounts } from '#account/two-factor/guess-limits.ts'
import { auditEvent } from '#kernel/audit/audit.ts'
import { countTry } from '#kernel/audit/count-try.ts'
import type { Deps } from '#kernel/deps.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Service } from '#kernel/service.ts'
import { addFactor } from './add-factor.ts'
import { changeFactors } from './change-factors.ts'

type AuthenticatorDeps = Pick<Deps, 'stores' | 'inUnit' | 'clock' | 'newId' | 'randomToken' | 'limits' | 'seals' | 'identity' | 'publish'>

/** A secret that was shown must be confirmed within this time, ms. */
const PENDING_LIFE_MS = 15 * 60_000

/** The current authenticator stays valid until the new one has proven a code. */
export const authenticatorBegin = (deps: AuthenticatorDeps): Service<'member.securityAuthenticatorBegin'> => {
  const { inUnit, clock, seals } = deps
  const { requireConfirmed } = changeFactors(deps)
  return async (_request, caller) => {
    await requireConfirmed(caller)
    const { member } = caller.session
    const secret = newAuthenticatorSecret(deps)
    const pending = { pendingSecret: seals.seal(AUTHENTICATOR_SEAL, secret), pendingUntil: new Date(clock().getTime() + PENDING_LIFE_MS) }
    await inUnit(async unit => {
      await unit.factors.set({ merchant: member.merchant, memberId: member.id }, pending)
      await unit.audit.add(auditEvent(caller, clock(), 'factor.begun', member.id, { factor: 'authenticator' }))
    })
    return { secret, uri: authenticatorUri(secret, member.username, caller.merchant.file.name) }
  }
}

export const authenticatorAdd = (deps: AuthenticatorDeps): Service<'member.securityAuthenticator'> => {
  const { stores, clock, seals } = deps
  const count = countTry(deps)
  const { requireConfirmed } = changeFactors(deps)
  const add = addFactor(deps)
  return async ({ authCode }, caller) => {
    await requireConfirmed(caller)
    const { member } = caller.session
    const counts = guessCounts(member.id, 'G')
    await count(caller, 'verification.limited', counts)
    const { pendingSecret, pendingUntil } = await stores.factors.of(member.merchant, member.id)
    const isPending = pendingSecret !== null && pendingUntil !== null && pendingUntil > clock()
    const step = isPending ? stepOfCode(seals.open(AUTHENTICATOR_SEAL, pendingSecret), authCode.replace(/\s/g, ''), clock()) : undefined
    if (step === undefined) {
      await stores.audit.add(auditEvent(caller, clock(), 'verification.failed', member.id, { method: 'G' }))
      throw new Refusal('verification.code.invalid')
    }
    const added = await add(caller, 'authenticator', unit =>
      unit.factors.set(
        { merchant: member.merchant, memberId: member.id },
        // The code that proved it cannot be used again.
        { authenticatorSecret: pendingSecret, authenticatorStep: step, pendingSecret: null, pendingUntil: null },
      ),
    )
    await deps.limits.reward(caller.merchant.code, counts)
    return added
  }
}
