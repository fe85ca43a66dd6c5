import { auditEvent } from '#kernel/audit/audit.ts'
import type { Caller, SignedInCaller } from '#kernel/caller.ts'
import type { Deps, Stores } from '#kernel/deps.ts'
import type { Owner } from '#kernel/owner-of.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { PlayPause } from './play-pause.ts'
import { playUnit, type PlayDeps } from './play-unit.ts'

export type PauseDeps = PlayDeps & Pick<Deps, 'publish'>

export const notOffered = (path: string) => new Refusal('request.invalid', { fields: [{ path, reason: 'is not offered' }] })

/** The same day and time some months later; the last day of a month that is shorter. */
export const monthsLater = (from: Date, months: number): Date => {
  const later = new Date(from)
  later.setUTCDate(1)
  later.setUTCMonth(later.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate()
  later.setUTCDate(Math.min(from.getUTCDate(), lastDay))
  return later
}

/** Whether `next` ends later than what runs; a self-exclusion is always more than a break, and one without end more than any other. */
const isLonger = (next: PlayPause, running: PlayPause): boolean => {
  const end = ({ until, endsAt }: PlayPause): number => Math.max(until?.getTime() ?? Infinity, endsAt?.getTime() ?? 0)
  if (next.kind === 'break' && running.kind === 'exclusion') return false
  return end(next) >= end(running)
}

type Origin = Pick<Caller, 'merchant' | 'network' | 'userAgent' | 'requestId'>

/** After the member was locked. Throws `play.pause.shorter`. */
const beginIn = async (deps: Pick<Deps, 'publish'>, unit: Stores, origin: Origin, owner: Owner, pause: PlayPause, now: Date): Promise<void> => {
  const running = await unit.safePlay.pauseOf(owner, now)
  if (running && !isLonger(pause, running)) throw new Refusal('play.pause.shorter')
  await unit.safePlay.setPause(owner, pause)
  if (pause.kind === 'exclusion') await deps.publish('playExcluded', unit, { merchant: origin.merchant, memberId: owner.memberId })
  const event = pause.kind === 'break' ? 'play.break' : 'play.excluded'
  await unit.audit.add(auditEvent(origin, now, event, owner.memberId, { until: pause.until?.toISOString() ?? 'none' }))
}

export const begin = async (deps: PauseDeps, caller: SignedInCaller, pauseFrom: (now: Date) => PlayPause): Promise<Record<string, never>> =>
  await playUnit(deps, caller, async (unit, owner, now) => {
    await beginIn(deps, unit, caller, owner, pauseFrom(now), now)
    return {}
  })

/** It does not end by itself. `months`: null: without end. */
export const exclusionOf = (since: Date, months: number | null): PlayPause => ({
  kind: 'exclusion',
  since,
  until: months === null ? null : monthsLater(since, months),
  endsAt: null,
})

/** Excludes a member for whom staff act, in a unit of work, for as long as was asked, whatever the policy offers on its page. Throws `play.pause.shorter`. */
export const excludeIn =
  (deps: Pick<Deps, 'clock' | 'publish'>) =>
  async (unit: Stores, origin: Origin, owner: Owner, months: number | null): Promise<PlayPause> => {
    await unit.safePlay.lock(owner)
    const now = deps.clock()
    const pause = exclusionOf(now, months)
    await beginIn(deps, unit, origin, owner, pause, now)
    return pause
  }
