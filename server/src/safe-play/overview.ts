import type { Limit } from '@foyer/contract/safe-play/safe-play-fields'
import { isGuest } from '#account/member/guest.ts'
import type { SignedInCaller } from '#kernel/caller.ts'
import type { Deps } from '#kernel/deps.ts'
import { ownerOf } from '#kernel/owner-of.ts'
import type { Service } from '#kernel/service.ts'
import type { PlayLimit } from './play-limit.ts'
import { policyFor, timeZoneOf } from './policy.ts'
import { shownPause } from './shown-pause.ts'
import { fromStore } from './units.ts'

const shownRaise = (kind: PlayLimit['kind'], raise: PlayLimit['raise'], now: Date): Limit['raise'] => {
  if (raise === null || raise.until <= now) return null
  const { to, from, until } = raise
  return { to: to === null ? null : fromStore(kind, to), from: from.toISOString(), until: until.toISOString(), mayConfirm: from <= now }
}

export const shownLimit = ({ kind, period, most, used, endsAt, raise }: PlayLimit, now: Date): Limit => ({
  kind,
  period,
  most: fromStore(kind, most),
  used: fromStore(kind, used),
  endsAt: endsAt.toISOString(),
  raise: shownRaise(kind, raise, now),
})

const ownOf = async ({ stores, clock }: Pick<Deps, 'stores' | 'clock'>, caller: SignedInCaller) => {
  const owner = ownerOf(caller)
  const now = clock()
  const pause = await stores.safePlay.pauseOf(owner, now)
  const limits = await stores.safePlay.limitsOf(owner, now)
  return {
    limits: limits.map(limit => shownLimit(limit, now)),
    pause: shownPause(pause, now),
    position: await stores.safePlay.positionOf(owner),
  }
}

/** Everything of the page for playing safely; visitors and guests get what the policy offers and who helps. */
export const safePlayOverview =
  (deps: Pick<Deps, 'stores' | 'clock'>): Service<'safePlay.overview'> =>
  async (_request, caller) => {
    const { session, merchant } = caller
    const { rules, helplines } = policyFor(caller)
    const { currency, decimals } = merchant.settings
    return {
      currency,
      decimals,
      timeZone: timeZoneOf(merchant),
      helplines: [...helplines],
      rules,
      own: session && !isGuest(session.member) ? await ownOf(deps, { ...caller, session }) : null,
    }
  }
