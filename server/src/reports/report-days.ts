import { DAY_MS } from '@foyer/contract/time-units'

// Days are texts like 2026-11-30 in the merchant's time zone, so that they compare as texts.

/** The day that is so many days later, or with a negative number earlier. */
export const daysLater = (day: string, days: number): string => new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** The Monday of the week of a day. */
export const mondayOf = (day: string): string => daysLater(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))
