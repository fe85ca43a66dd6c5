import type { Promotion } from '@foyer/contract/rewards/promotions-content'
import { daysLater, type RewardTime } from './reward-times.ts'

/** What decides whether a promotion is for a member. */
export interface AudienceFacts {
  /** Of the member’s rank; 0 without one. */
  readonly level: number
  readonly language: string
  readonly country: string
  /** The day of the registration. */
  readonly registeredOn: string
}

/** The time of a promotion as far as it is for the member; undefined if it is not. New members' time ends with their first days. */
export const audienceTime = (
  { minRankLevel = 0, firstDays, countries, languages }: NonNullable<Promotion['audience']> = {},
  time: RewardTime,
  { level, language, country, registeredOn }: AudienceFacts,
): RewardTime | undefined => {
  const isTheirs = level >= minRankLevel && (countries?.includes(country) ?? true) && (languages?.some(one => one === language) ?? true)
  if (!isTheirs) return undefined
  if (firstDays === undefined) return time
  const lastNewDay = daysLater(registeredOn, firstDays - 1)
  return lastNewDay < time.last ? { ...time, last: lastNewDay } : time
}
