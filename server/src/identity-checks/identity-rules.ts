import { DAY_MS } from '@foyer/contract/time-units'

/** A day that exists, e.g. `2024-02-29`; undefined otherwise. */
export const dayOf = (text: string): Date | undefined => {
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? day : undefined
}

/** The age in whole years on the day `today` of the merchant’s place (`2026-03-01`). Whoever was born on 29 February is a year older on 1 March. */
export const ageOn = (born: string, today: string): number => {
  const years = Number(today.slice(0, 4)) - Number(born.slice(0, 4))
  return today.slice(5) >= born.slice(5) ? years : years - 1
}

/** Until when a verification holds: so many months, and never beyond the last day of the document. A day that a month does not have is its last one. */
export const endsAtOf = (now: Date, validMonths: number, documentEnds: Date): Date => {
  const wanted = new Date(now)
  wanted.setUTCMonth(now.getUTCMonth() + validMonths, 1)
  const lastDay = new Date(Date.UTC(wanted.getUTCFullYear(), wanted.getUTCMonth() + 1, 0)).getUTCDate()
  wanted.setUTCDate(Math.min(now.getUTCDate(), lastDay))
  return new Date(Math.min(wanted.getTime(), documentEnds.getTime() + DAY_MS))
}
