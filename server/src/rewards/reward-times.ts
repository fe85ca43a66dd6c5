import type { MissionTerm, Promotion } from '@foyer/contract/rewards/promotions-content'
import { DAY_MS } from '@foyer/contract/time-units'
import { BEGINNING, END, isOpenOn } from './promotion-days.ts'

// Days are texts like 2026-11-30 in the merchant's time zone, so that they compare as texts.

const WEEK_DAYS = 7
const MONDAY = 1

const utcOf = (day: string): Date => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1, date))
}
/** 29 February is 1 March where there is none. */
export const daysLater = (day: string, days: number): string => new Date(utcOf(day).getTime() + days * DAY_MS).toISOString().slice(0, END.length)

/** The Monday on or before a day. */
export const weekOf = (day: string): string => daysLater(day, -((utcOf(day).getUTCDay() - MONDAY + WEEK_DAYS) % WEEK_DAYS))

/** One of the times in which a promotion can be reached and taken, with its first and last day. */
export interface RewardTime {
  readonly turn: string
  readonly first: string
  readonly last: string
}

/** A birthday's gift can be taken for a week; of a birthday in the last days of a year, into the next one. */
const birthdayTime = (birthday: string | null, today: string): RewardTime | undefined => {
  const year = Number(today.slice(0, 4))
  for (const one of birthday === null ? [] : [year, year - 1]) {
    const first = daysLater(`${one}-${birthday}`, 0)
    const last = daysLater(first, WEEK_DAYS - 1)
    if (first <= today && today <= last) return { turn: String(one), first, last }
  }
  return undefined
}

type Span = Pick<RewardTime, 'first' | 'last'>
const once = ({ first, last }: Span): RewardTime => ({ turn: 'once', first, last })

/** The time of each term that contains a day, within the days of its promotion. */
const TERMS: Readonly<Record<MissionTerm, (today: string, span: Span) => RewardTime>> = {
  day: today => ({ turn: today, first: today, last: today }),
  week(today, { first, last }) {
    const monday = weekOf(today)
    const sunday = daysLater(monday, WEEK_DAYS - 1)
    return { turn: monday, first: first > monday ? first : monday, last: last < sunday ? last : sunday }
  },
  season: (_today, span) => once(span),
}

/** The time of a promotion that today belongs to; undefined if there is none. */
export const timeOf = (promotion: Promotion, today: string, birthday: string | null): RewardTime | undefined => {
  const { mission, condition, from = BEGINNING, until = END } = promotion
  if (!isOpenOn(promotion, today)) return undefined
  if (condition.birthday) return birthdayTime(birthday, today)
  const span = { first: from, last: until }
  return mission ? TERMS[mission](today, span) : once(span)
}

/** Without an end there is no last day to tell. */
export const lastDayOf = ({ last }: RewardTime): string | null => (last === END ? null : last)
