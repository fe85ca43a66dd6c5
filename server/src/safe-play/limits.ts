import { HOUR_MS } from '@foyer/contract/time-units'
import { auditEvent } from '#kernel/audit/audit.ts'
import type { SignedInCaller } from '#kernel/caller.ts'
import type { Stores } from '#kernel/deps.ts'
import { ownerOf } from '#kernel/owner-of.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Service } from '#kernel/service.ts'
import type { LimitPlace, PlayLimit, Raise } from './play-limit.ts'
import { playUnit, type PlayDeps } from './play-unit.ts'
import { policyFor, timeZoneOf } from './policy.ts'
import { fromStore, toStore } from './units.ts'

/** For so long a higher limit can be confirmed once it was waited for. */
const CONFIRM_WITHIN = 7 * 24 * HOUR_MS

const isAt =
  ({ kind, period }: LimitPlace) =>
  (limit: PlayLimit): boolean =>
    limit.kind === kind && limit.period === period

/** From when a higher limit can be confirmed: after the cooling time and, if the policy says so, after the running period. */
const raiseOf = (caller: SignedInCaller, { endsAt }: PlayLimit, to: number | null, now: Date): Raise => {
  const { coolingHours, waitForPeriodEnd } = policyFor(caller).rules
  const cooled = now.getTime() + coolingHours * HOUR_MS
  const from = waitForPeriodEnd ? Math.max(cooled, endsAt.getTime()) : cooled
  return { to, from: new Date(from), until: new Date(from + CONFIRM_WITHIN) }
}

/** Lowering holds at once; a higher limit, or none, waits and must be confirmed. What waits is replaced by what is asked for last. */
export const setLimit =
  (deps: PlayDeps): Service<'safePlay.setLimit'> =>
  async ({ kind, period, most: request }, caller) => {
    const place = { kind, period }
    if (!policyFor(caller).rules.periods.includes(period))
      throw new Refusal('request.invalid', { fields: [{ path: 'period', reason: 'is not offered' }] })
    const most = request === null ? null : toStore(kind, request)
    return await playUnit(deps, caller, async (unit, owner, now) => {
      const own = (await unit.safePlay.limitsOf(owner, now)).find(isAt(place))
      const event = { ...place, most: request ?? 'none' }
      const isHigher = own && (most === null || most > own.most)
      if (isHigher) {
        await unit.safePlay.requestRaise(owner, place, raiseOf(caller, own, most, now))
        await unit.audit.add(auditEvent(caller, now, 'play.raise-asked', owner.memberId, event))
        return { isAtOnce: false }
      }
      if (most === null) return { isAtOnce: true }
      if (own) await unit.safePlay.changeLimit(owner, place, most)
      else await unit.safePlay.addLimit(owner, { ...place, most, zone: timeZoneOf(caller.merchant) }, now)
      await unit.audit.add(auditEvent(caller, now, 'play.limit-set', owner.memberId, event))
      return { isAtOnce: true }
    })
  }

const raisedAt = async (unit: Stores, caller: SignedInCaller, place: LimitPlace, now: Date): Promise<Raise | null> =>
  (await unit.safePlay.limitsOf(ownerOf(caller), now)).find(isAt(place))?.raise ?? null

/** The player must want it still when the waiting time is over; what is not confirmed falls away. */
export const confirmRaise =
  (deps: PlayDeps): Service<'safePlay.confirmRaise'> =>
  async (place, caller) =>
    await playUnit(deps, caller, async (unit, owner, now) => {
      const raise = await raisedAt(unit, caller, place, now)
      if (!raise || raise.until <= now) throw new Refusal('limit.raise.gone')
      if (raise.from > now) throw new Refusal('limit.raise.waiting')
      if (raise.to === null) await unit.safePlay.removeLimit(owner, place)
      else await unit.safePlay.changeLimit(owner, place, raise.to)
      const most = raise.to === null ? 'none' : fromStore(place.kind, raise.to)
      await unit.audit.add(auditEvent(caller, now, 'play.raised', owner.memberId, { ...place, most }))
      return {}
    })

export const dropRaise =
  (deps: PlayDeps): Service<'safePlay.dropRaise'> =>
  async (place, caller) =>
    await playUnit(deps, caller, async (unit, owner, now) => {
      if ((await raisedAt(unit, caller, place, now)) === null) return {}
      await unit.safePlay.dropRaise(owner, place)
      await unit.audit.add(auditEvent(caller, now, 'play.raise-dropped', owner.memberId, place))
      return {}
    })
