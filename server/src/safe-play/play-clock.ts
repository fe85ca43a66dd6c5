import { MINUTE_S } from '@foyer/contract/time-units'
import type { Deps } from '#kernel/deps.ts'
import { ownerOf } from '#kernel/owner-of.ts'
import type { Service } from '#kernel/service.ts'
import type { PlayClock } from './play-clock-store.ts'
import { policyFor } from './policy.ts'

/** A sitting ends when nothing was heard of a game for so long, seconds. */
const SITTING_ENDS = 5 * MINUTE_S

/** The clock after it heard of a game again, and the seconds of play that this adds. */
export const heard = (before: PlayClock | undefined, now: Date): { readonly clock: PlayClock; readonly added: number } => {
  const added = before && Math.max(0, Math.floor((now.getTime() - before.heardAt.getTime()) / 1000))
  if (!before || added === undefined || added > SITTING_ENDS) return { clock: { beganAt: now, heardAt: now, played: 0, checked: 0 }, added: 0 }
  // What is less than a second is counted with the next time.
  const heardAt = new Date(before.heardAt.getTime() + added * 1000)
  return { clock: { ...before, heardAt, played: before.played + added }, added }
}

/** The server measures play by what games tell every minute, so that neither a tab that sleeps nor several at once change it. */
export const playClock =
  ({ stores, inUnit, clock }: Pick<Deps, 'stores' | 'inUnit' | 'clock'>): Service<'safePlay.playClock'> =>
  async (_request, caller) => {
    const owner = ownerOf(caller)
    const now = clock()
    const current = await inUnit(async unit => {
      const next = heard(await unit.playClocks.lock(owner), now)
      await unit.playClocks.set(owner, next.clock)
      if (next.added > 0) await unit.safePlay.addTime(owner, next.added, now)
      return next.clock
    })
    const isDue = current.played - current.checked >= policyFor(caller).rules.realityMinutes * MINUTE_S
    const pause = await stores.safePlay.pauseOf(owner, now)
    const limits = await stores.safePlay.limitsOf(owner, now)
    const { currency, decimals } = caller.merchant.settings
    const sitting = {
      minutes: Math.floor(current.played / MINUTE_S),
      ...(await stores.safePlay.sumsSince(owner, current.beganAt)),
      currency,
      decimals,
    }
    return {
      sitting,
      check: isDue ? sitting : null,
      mayPlay: !pause && !limits.some(({ kind, used, most }) => kind === 'time' && used >= most),
    }
  }

export const acknowledgeCheck =
  ({ inUnit }: Pick<Deps, 'inUnit'>): Service<'safePlay.acknowledgeCheck'> =>
  async (_request, caller) => {
    const owner = ownerOf(caller)
    await inUnit(async unit => {
      const current = await unit.playClocks.lock(owner)
      if (current) await unit.playClocks.set(owner, { ...current, checked: current.played })
    })
    return {}
  }
