import { budgetDefaults } from '@foyer/contract/merchant/budget'
import type { Caller } from '#caller.ts'
import { digestOf } from '#crypto/digest.ts'
import type { Count, LimitRule } from '#deps.ts'
import type { Message } from '#services/messages/queue-message.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The time until another code may be requested, s (spec 1 §3, A code: 1 per 60 s; spec 1 §9: the countdown's fallback). */
export const RESEND_SECONDS = MINUTE

const rule = (name: string, points: number, seconds: number): LimitRule => ({ name: `code-${name}`, points, seconds, code: 'TOO_MANY_REQUEST' })

/** Spec 1 §3, A code: by recipient 1 per 60 s, 5 per hour, 10 per day. Every window ends: no lock is permanent. */
export const PER_RECIPIENT: readonly LimitRule[] = [
  rule('recipient-minute', 1, RESEND_SECONDS),
  rule('recipient-hour', 5, HOUR),
  rule('recipient-day', 10, DAY),
]
/** Carrier networks hold thousands of players. */
export const PER_NETWORK = rule('network', 60, 15 * MINUTE)

/** The dialling code that a number starts with: the longest match among the merchant's countries. */
const countryOf = (digits: string, { settings }: Caller['merchant']): string =>
  settings.countries
    .map(({ countryDialingCode }) => countryDialingCode)
    .filter(code => digits.startsWith(code))
    .toSorted((one, other) => other.length - one.length)[0] ?? 'other'

/** The counts for one more code, the narrowest first: if one is full, the wider ones are not touched. */
export const sendCounts = ({ channel, recipient }: Pick<Message, 'channel' | 'recipient'>, caller: Caller): readonly Count[] => {
  const { merchant } = caller
  const { perDay, perCountryPerDay } = { ...budgetDefaults, ...merchant.file[channel]?.budget }
  const recipientKey = `${channel}:${digestOf(recipient)}`
  return [
    [PER_NETWORK, caller.network.prefix],
    ...PER_RECIPIENT.map((perRecipient): Count => [perRecipient, recipientKey]),
    ...(channel === 'sms' ? [[rule('country-day', perCountryPerDay, DAY), countryOf(recipient, merchant)] satisfies Count] : []),
    [rule('merchant-day', perDay, DAY), channel],
  ]
}
