import { HOUR_MS } from '@foyer/contract/time-units'
import { auditEvent } from '#kernel/audit/audit.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Service } from '#kernel/service.ts'
import { type PauseDeps, notOffered, begin, exclusionOf } from './pauses.ts'
import type { PlayPause } from './play-pause.ts'
import { playUnit } from './play-unit.ts'
import { policyFor } from './policy.ts'

export const takeBreak =
  (deps: PauseDeps): Service<'safePlay.takeBreak'> =>
  async ({ hours }, caller) => {
    if (!policyFor(caller).rules.breaks.includes(hours)) throw notOffered('hours')
    return await begin(deps, caller, since => {
      const until = new Date(since.getTime() + hours * HOUR_MS)
      return { kind: 'break', since, until, endsAt: until }
    })
  }

/** It does not end by itself: when its time is over, the member must ask to come back. */
export const exclude =
  (deps: PauseDeps): Service<'safePlay.exclude'> =>
  async ({ months }, caller) => {
    if (months !== null && !policyFor(caller).rules.exclusions.includes(months)) throw notOffered('months')
    return await begin(deps, caller, since => exclusionOf(since, months))
  }

/** Whether a self-exclusion is over and waits for the member to come back. */
export const mayReturn = ({ kind, until, endsAt }: PlayPause, now: Date): boolean =>
  kind === 'exclusion' && endsAt === null && until !== null && until <= now

export const comeBack =
  (deps: PauseDeps): Service<'safePlay.comeBack'> =>
  async (_request, caller) =>
    await playUnit(deps, caller, async (unit, owner, now) => {
      const pause = await unit.safePlay.pauseOf(owner, now)
      if (!pause || pause.endsAt !== null) return {}
      if (!mayReturn(pause, now)) throw new Refusal('play.paused')
      const endsAt = new Date(now.getTime() + policyFor(caller).rules.returnHours * HOUR_MS)
      await unit.safePlay.setPause(owner, { ...pause, endsAt })
      await unit.audit.add(auditEvent(caller, now, 'play.return-asked', owner.memberId, { endsAt: endsAt.toISOString() }))
      return {}
    })
