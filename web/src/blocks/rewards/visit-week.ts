import { DAY_MS } from '@foyer/contract/time-units'
import type { OpenReward, Rewards } from './use-rewards.ts'

interface VisitDay {
  /** YYYY-MM-DD. */
  readonly day: string
  readonly state: 'taken' | 'waiting' | 'missed' | 'coming'
}

export interface VisitWeek {
  /** The reward of today. */
  readonly today: OpenReward
  /** Monday to Sunday. */
  readonly days: readonly VisitDay[]
}

const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10)

/** The mission that every day is reached by coming by alone. */
const isDailyVisit = ({ mission, goals }: OpenReward): boolean => mission === 'day' && goals.length === 1 && goals[0]?.kind === 'signedIn'

/** The week of the reward for a daily visit, by the days of the merchant; null where there is no such reward. */
export const visitWeekOf = ({ open, taken }: Pick<Rewards, 'open' | 'taken'>): VisitWeek | null => {
  const today = open.find(isDailyVisit)
  if (!today) return null
  const now = Date.parse(today.turn)
  // 0 is a Sunday.
  const monday = now - ((new Date(now).getUTCDay() + 6) % 7) * DAY_MS
  const turns = new Set(taken.filter(({ id }) => id === today.id).map(({ turn }) => turn))
  const stateOf = (day: string): VisitDay['state'] => {
    if (day === today.turn) return today.state === 'taken' ? 'taken' : 'waiting'
    if (turns.has(day)) return 'taken'
    return day < today.turn ? 'missed' : 'coming'
  }
  const days = Array.from({ length: 7 }, (_, at) => dayOf(monday + at * DAY_MS))
  return { today, days: days.map(day => ({ day, state: stateOf(day) })) }
}
