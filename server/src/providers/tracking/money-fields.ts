import { toldMoney } from '@foyer/contract/tracking/told-money'
import type { OutgoingEvent } from './tracking-provider.ts'

/** The amount for providers that take no negative one. */
export const moneyFields = ({ money }: Pick<OutgoingEvent, 'money'>): ReturnType<typeof toldMoney> => toldMoney(money)

/** Whole seconds since 1970. */
export const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1000)
