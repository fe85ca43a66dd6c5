import type { Promotion } from '@foyer/contract/rewards/promotions-content'

// Days are texts like 2026-11-30 in the merchant's time zone, so that they compare as texts.

export const BEGINNING = '0000-01-01'
export const END = '9999-12-31'

export const isOpenOn = ({ from = BEGINNING, until = END }: Pick<Promotion, 'from' | 'until'>, today: string): boolean =>
  from <= today && today <= until
