import type { Deps } from '#deps.ts'
import type { SignedInCaller } from '#kernel/caller.ts'
import { refuseGuest } from '#services/member/guest.ts'
import { ownerOf } from '#services/member/owner-of.ts'
import type { Owner } from '#stores/factor-store.ts'
import type { Stores } from '#stores/stores.ts'

export type PlayDeps = Pick<Deps, 'inUnit' | 'clock'>

/** Runs a change while no money of the member moves. Guests have no money: `no_permissions`. */
export const playUnit = async <Result>(
  { inUnit, clock }: PlayDeps,
  caller: SignedInCaller,
  work: (unit: Stores, owner: Owner, now: Date) => Promise<Result>,
): Promise<Result> => {
  refuseGuest(caller)
  const owner = ownerOf(caller)
  return await inUnit(async unit => {
    await unit.safePlay.lock(owner)
    return await work(unit, owner, clock())
  })
}
