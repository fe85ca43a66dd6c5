import { budgetDefaults } from '@foyer/contract/merchant/budget'
import type { Caller } from '#caller.ts'
import { digestOf } from '#crypto/digest.ts'
import type { Count, LimitRule } from '#deps.ts'
import type { Message } from '#services/messages/queue-message.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Another code may be asked for after so long, s (spec 1 §3, A code: 1 per 60 s; spec 1 §9: the countdown's fallback). */
export const RESEND_SECONDS = MINUTE

const rule = (name: string, points: number, seconds: number): LimitRule => ({ name: `code-${name}`, points, seconds, code: 'TOO_MANY_REQUEST' })

/** Spec 1 §3, A code: by recipient 1 per 60 s, 5 per hour, 10 per day. Windows end: nothing is locked for good. */
export const PER_RECIPIENT: readonly LimitRule[] = [
  rule('recipient-minute', 1, RESEND_SECONDS),
  rule('recipient-hour', 5, HOUR),
  rule('recipient-day', 10, DAY),
]
/** Carrier networks hold thousands of players. */
export const PER_NETWORK = rule('network', 60, 15 * MINUTE)

/** The dialling code a number begins with: the longest of the merchant's countries that fits. */
const countryOf = (digits: string, { settings }: Caller['merchant']): string =>
  settings.countries
    .map(({ countryDialingCode }) => countryDialingCode)
    .filter(code => digits.startsWith(code))
    .toSorted((one, other) => other.length - one.length)[0] ?? 'other'

/** What one more code counts against, the narrowest first: a full one leaves the wider alone. */
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
