import { MINUTE_MS } from '@foyer/contract/time-units'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import { timeZoneOf } from '#safe-play/policy.ts'

/** Where the merchant says nothing: a member gets three campaigns in seven days, and nothing that rings from nine in the evening until nine in the morning. */
const USUAL = { perWeek: 3, quietFrom: '21:00', quietUntil: '09:00' }

const MINUTES_A_DAY = 24 * 60

export const policyOf = ({ file }: Merchant) => ({ ...USUAL, ...file.campaigns })

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** Minutes since midnight in a zone. */
const minuteIn = (at: Date, timeZone: string): number =>
  minutesOf(new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at))

/**
 * When the quiet hours end in which `at` lies; undefined outside of them. They are those of the merchant's place, because nobody knows where a member is.
 * Equal begin and end: there are none.
 */
export const quietUntil = (merchant: Merchant, at: Date): Date | undefined => {
  const policy = policyOf(merchant)
  const [from, until] = [minutesOf(policy.quietFrom), minutesOf(policy.quietUntil)]
  const now = minuteIn(at, timeZoneOf(merchant))
  const since = (now - from + MINUTES_A_DAY) % MINUTES_A_DAY
  const length = (until - from + MINUTES_A_DAY) % MINUTES_A_DAY
  if (since >= length) return undefined
  return new Date(Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS + (length - since) * MINUTE_MS)
}
