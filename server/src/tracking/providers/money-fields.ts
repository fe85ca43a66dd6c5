import { eventMoneyOf } from '@foyer/contract/tracking/event-money'
import type { OutgoingEvent } from './tracking-provider.ts'

/** The amount for providers that take no negative one; a `value` for the deposit alone. */
export const moneyFields = ({ moment, money }: Pick<OutgoingEvent, 'moment' | 'money'>): ReturnType<typeof eventMoneyOf> =>
  eventMoneyOf(moment, money)

/** Whole seconds since 1970. */
export const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1000)
