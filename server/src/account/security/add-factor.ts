import type { Factor } from '@foyer/contract/account/security/overview'
import type { FactorAdded } from '@foyer/contract/account/security/recovery-codes'
import type { Static } from 'typebox'
import { recoveryCodes } from '#account/two-factor/recovery-codes.ts'
import type { SignedInCaller } from '#kernel/caller.ts'
import type { Stores } from '#kernel/deps.ts'
import { changeFactors, type ChangeDeps } from './change-factors.ts'

/** Turns a second factor on, with recovery codes for a member who has none left; the answer shows them once (spec 1 §4, Recovery codes). */
export const addFactor = (deps: ChangeDeps) => {
  const { change } = changeFactors(deps)
  const { makeIfNone } = recoveryCodes(deps)
  return async (
    caller: SignedInCaller,
    factor: Static<typeof Factor> | 'passkey',
    write: (unit: Stores, now: Date) => Promise<void>,
  ): Promise<Static<typeof FactorAdded>> => {
    const { merchant, id: memberId } = caller.session.member
    return await change(caller, 'factor.added', { factor }, async (unit, now) => {
      await write(unit, now)
      const codes = await makeIfNone(unit, { merchant, memberId })
      return codes ? { recoveryCodes: codes } : {}
    })
  }
}
