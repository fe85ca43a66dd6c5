import type { Promotion } from '@foyer/contract/rewards/promotions-content'

// Days are texts like 2026-11-30 in the merchant's time zone, so that they compare as texts.

export const BEGINNING = '0000-01-01'
export const END = '9999-12-31'

/** The day of a moment in a time zone. */
export const dayOf = (moment: Date, timeZone: string): string => {
  const parts = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).formatToParts(moment)
  const part = (type: string) => parts.find(one => one.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')}`
}

export const isOpenOn = ({ from = BEGINNING, until = END }: Pick<Promotion, 'from' | 'until'>, today: string): boolean =>
  from <= today && today <= until
