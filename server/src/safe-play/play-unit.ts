import { refuseGuest } from '#account/member/guest.ts'
import type { SignedInCaller } from '#kernel/caller.ts'
import type { Deps, Stores } from '#kernel/deps.ts'
import { ownerOf, type Owner } from '#kernel/owner-of.ts'

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
