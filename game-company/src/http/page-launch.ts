import { rulesByCode, type AnyRules } from '#games/all-rules.ts'
import type { Parts } from '#parts.ts'
import type { Round } from '#rounds/round.ts'
import type { Launch } from '#sessions/launch.ts'
import { Refusal } from './player-refusal.ts'

/** Whether the result stands, wherever its money is. */
export const hasEnded = ({ state, seed }: Round): boolean => state === 'paying' || state === 'closed' || (state === 'stuck' && seed !== null)

/** What belongs to the launch of a page. Throws `Refusal`. */
export const createPageLaunch = ({ launches, rounds, view }: Pick<Parts, 'launches' | 'rounds' | 'view'>) => {
  /** The launch of a page that was opened. */
  const openLaunch = (id: string): Launch => {
    const launch = launches.find(id)
    if (!launch || (launch.mode === 'real' && launch.session === '')) throw new Refusal({ error: 'LAUNCH_UNKNOWN' })
    return launch
  }

  const rulesOf = ({ game }: Launch): AnyRules => {
    const rules = rulesByCode.get(game)
    if (!rules) throw new Refusal({ error: 'LAUNCH_UNKNOWN' })
    return rules
  }

  const lastOf = (launch: Launch, count: number) => rounds.latest(launch, count).filter(hasEnded).map(view)

  return { openLaunch, rulesOf, lastOf }
}

export type PageLaunch = ReturnType<typeof createPageLaunch>
