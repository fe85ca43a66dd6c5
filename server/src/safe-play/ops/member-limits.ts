import { knownMember } from '#account/ops/known-member.ts'
import type { Deps } from '#kernel/deps.ts'
import type { OpService } from '#kernel/ops/op-answers.ts'
import { shownLimit } from '#safe-play/overview.ts'
import { policyFor } from '#safe-play/policy.ts'

/** What the member’s own log says of limits, breaks and self-exclusions. */
const ABOUT_PLAY = /^play\./
const LOGGED = 500
const SHOWN = 100

/** A sitting in whole minutes. */
const SECONDS = 60

export const memberLimits =
  ({ stores, clock }: Pick<Deps, 'stores' | 'clock'>): OpService<'members.limits'> =>
  async ({ id }, caller) => {
    await knownMember(stores, caller, id)
    const owner = { merchant: caller.merchant.code, memberId: id }
    const now = clock()
    const [limits, pause, sitting, position, log] = await Promise.all([
      stores.safePlay.limitsOf(owner, now),
      stores.safePlay.pauseOf(owner, now),
      stores.playClocks.of(owner),
      stores.safePlay.positionOf(owner),
      stores.audit.ofMember(owner.merchant, id, LOGGED),
    ])
    // The policy of the merchant's own country: from where the member plays is not known here.
    const { rules } = policyFor({ merchant: caller.merchant, network: { country: undefined } })
    return {
      limits: limits.map(limit => shownLimit(limit, now)),
      pause: pause
        ? {
            kind: pause.kind,
            since: pause.since.toISOString(),
            until: pause.until?.toISOString() ?? null,
            endsAt: pause.endsAt?.toISOString() ?? null,
          }
        : null,
      realityMinutes: rules.realityMinutes,
      sitting: sitting
        ? {
            beganAt: sitting.beganAt.toISOString(),
            heardAt: sitting.heardAt.toISOString(),
            playedMinutes: Math.floor(sitting.played / SECONDS),
            checkedMinutes: Math.floor(sitting.checked / SECONDS),
          }
        : null,
      position,
      exclusions: [...rules.exclusions],
      history: log
        .filter(({ event }) => ABOUT_PLAY.test(event))
        .slice(0, SHOWN)
        .map(({ at, event, detail }) => ({ at: at.toISOString(), event, what: JSON.stringify(detail) })),
    }
  }
