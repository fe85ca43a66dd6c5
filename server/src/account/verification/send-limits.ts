import { budgetDefaults } from '@foyer/contract/merchant/budget'
import { DAY_S, HOUR_S, MINUTE_S } from '@foyer/contract/time-units'
import type { Caller } from '#kernel/caller.ts'
import { digestOf } from '#kernel/crypto/digest.ts'
import type { Count, LimitRule } from '#kernel/security/limits.ts'
import { networkBlock } from '#kernel/security/network-block.ts'
import type { CodePurpose, CodeTarget } from './code-target.ts'

const FIFTEEN_MINUTES = 15 * MINUTE_S

/** The time until another code may be requested, s (spec 1 §3, A code: 1 per 60 s; spec 1 §9: the countdown's fallback). */
export const RESEND_SECONDS = MINUTE_S

/** Who asks for a code. Each has counts of its own, so that strangers never use up what members need. */
type Sender = 'visitor' | 'member' | 'password'
const SENDERS: Readonly<Record<CodePurpose, Sender>> = {
  visitor: 'visitor',
  recovery: 'visitor',
  contact: 'member',
  confirmation: 'member',
  'two-factor': 'password',
}

type RuleParts = readonly [name: string, points: number, seconds: number]

/** Spec 1 §3, A code: by recipient 1 per 60 s, 5 per hour, 10 per day. Every window ends: no lock is permanent. */
const PER_RECIPIENT: readonly RuleParts[] = [
  ['recipient-minute', 1, RESEND_SECONDS],
  ['recipient-hour', 5, HOUR_S],
  ['recipient-day', 10, DAY_S],
]
/**
 * By network, the narrowest first. One IPv6 line is a /56 or a /48, so a limit of the /64 alone limits nobody; one IPv4 address may be a
 * carrier's NAT with thousands of players, so it has no limit of its own within 15 minutes.
 */
const PER_BLOCK = {
  ipv4: [
    ['address-day', 32, 300, DAY_S],
    ['network', 24, 60, FIFTEEN_MINUTES],
    ['network-day', 24, 600, DAY_S],
  ],
  ipv6: [
    ['network', 64, 20, FIFTEEN_MINUTES],
    ['network-day', 64, 60, DAY_S],
    ['line', 56, 40, FIFTEEN_MINUTES],
    ['line-day', 56, 150, DAY_S],
    ['site', 48, 60, FIFTEEN_MINUTES],
    ['site-day', 48, 600, DAY_S],
  ],
} as const
/** A new number or address is typed by the member, so an account of somebody who sends codes to others must not reach many. */
const NEW_CONTACTS_PER_MEMBER: RuleParts = ['contact-member-day', 10, DAY_S]

/** The dialling code that a number starts with: the longest match among the merchant's countries. */
const countryOf = (digits: string, { settings }: Caller['merchant']): string =>
  settings.countries
    .map(({ countryDialingCode }) => countryDialingCode)
    .filter(code => digits.startsWith(code))
    .toSorted((one, other) => other.length - one.length)[0] ?? 'other'

type Send = Pick<CodeTarget, 'purpose' | 'channel' | 'recipient' | 'memberId'>

const ruleOf =
  (sender: Sender) =>
  (name: string, points: number, seconds: number): LimitRule => ({ name: `code-${sender}-${name}`, points, seconds, code: 'TOO_MANY_REQUEST' })

/** The counts of the day's budget that one more code uses. */
export const budgetCounts = ({ purpose, channel, recipient }: Send, { merchant }: Pick<Caller, 'merchant'>): readonly Count[] => {
  const sender = SENDERS[purpose]
  const rule = ruleOf(sender)
  const { perDay, perCountryPerDay, membersPerDay } = { ...budgetDefaults, ...merchant.file[channel]?.budget }
  const country: Count = [rule('country-day', perCountryPerDay, DAY_S), countryOf(recipient, merchant)]
  return [...(channel === 'sms' ? [country] : []), [rule('merchant-day', sender === 'visitor' ? perDay : membersPerDay, DAY_S), channel]]
}

const blockCounts = (sender: Sender, ip: string): readonly Count[] => {
  const isIpv6 = networkBlock(ip, { ipv4: 32, ipv6: 64 }).includes(':')
  return PER_BLOCK[isIpv6 ? 'ipv6' : 'ipv4'].map(([name, bits, points, seconds]) => [
    ruleOf(sender)(name, points, seconds),
    networkBlock(ip, { ipv4: bits, ipv6: bits }),
  ])
}

/** The counts for one more code, the narrowest first: if one is full, the wider ones are not touched. */
export const sendCounts = (send: Send, caller: Caller): readonly Count[] => {
  const { purpose, channel, recipient, memberId } = send
  const sender = SENDERS[purpose]
  const rule = ruleOf(sender)
  const recipientKey = `${channel}:${digestOf(recipient)}`
  return [
    ...blockCounts(sender, caller.network.ip),
    ...(purpose === 'contact' && memberId !== undefined ? [[rule(...NEW_CONTACTS_PER_MEMBER), memberId] satisfies Count] : []),
    ...PER_RECIPIENT.map((perRecipient): Count => [rule(...perRecipient), recipientKey]),
    ...budgetCounts(send, caller),
  ]
}
