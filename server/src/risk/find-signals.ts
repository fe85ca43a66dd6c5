import { signalWeights } from '@foyer/contract/risk/ops/kinds'
import { DAY_MS } from '@foyer/contract/time-units'
import type { Stores } from '#kernel/deps.ts'
import { DEPOSITS_A_DAY, sharedSignals, SIGNUPS_A_DAY, type Signal, WITHDRAWALS_A_DAY } from './signal-rules.ts'

export type SignalStores = Pick<Stores, 'riskSignals'>

/** Who shares a device, line, address, bank account or payee's name with these members, and what was given to those who do. */
export const sharingSignals = async (
  { riskSignals }: SignalStores,
  merchant: string,
  memberIds: readonly string[],
  now: Date,
): Promise<readonly Signal[]> => {
  const shared = [...(await riskSignals.sharedLinks(merchant, memberIds)), ...(await riskSignals.sharedPayees(merchant, memberIds))].flatMap(
    ({ kind, value, memberIds: those }) => sharedSignals(kind as Parameters<typeof sharedSignals>[0], value, those),
  )
  const signups = (await riskSignals.signupsBy(merchant, memberIds, new Date(now.getTime() - DAY_MS), SIGNUPS_A_DAY)).flatMap(
    ({ kind, value, memberIds: those }) =>
      those
        // A block is noticed by twice as many, because more people stand behind it.
        .filter(() => kind === 'line' || those.length >= 2 * SIGNUPS_A_DAY)
        .map((memberId): Signal => ({
          memberId,
          kind: 'signups',
          key: value,
          weight: signalWeights.signups,
          facts: { value, times: those.length, hours: 24, others: those.filter(id => id !== memberId).slice(0, 10) },
        })),
  )
  const referred = (await riskSignals.sharedReferrals(merchant, memberIds)).map(({ inviterId, friendId, points, kind, value }): Signal => ({
    memberId: inviterId,
    kind: 'referral',
    key: friendId,
    // Two who share only a line may live together.
    weight: kind === 'device' ? signalWeights.referral : signalWeights.referral / 2,
    facts: { value, points, others: [friendId] },
  }))
  const claimed = (await riskSignals.sharedClaims(merchant, memberIds)).flatMap(({ value, promotion, claims, memberIds: those }) =>
    those.map((memberId): Signal => ({
      memberId,
      kind: 'bonus',
      key: promotion,
      weight: signalWeights.bonus,
      facts: { value, promotion, claims, members: those.length, others: those.filter(id => id !== memberId).slice(0, 10) },
    })),
  )
  return [...shared, ...signups, ...referred, ...claimed]
}

const MOST_A_DAY = { deposit: ['deposits', DEPOSITS_A_DAY], withdraw: ['withdrawals', WITHDRAWALS_A_DAY] } as const

/** Who paid in or was paid out very often within a day. */
export const moneySignals = async (
  { riskSignals }: SignalStores,
  merchant: string,
  memberIds: readonly string[],
  now: Date,
): Promise<readonly Signal[]> => {
  const day = now.toISOString().slice(0, 10)
  const counted = await riskSignals.moneySince(merchant, memberIds, new Date(now.getTime() - DAY_MS))
  return counted.flatMap(({ memberId, event, times, sum }): Signal[] => {
    const [kind, least] = MOST_A_DAY[event]
    return times < least ? [] : [{ memberId, kind, key: day, weight: signalWeights[kind], facts: { times, sum, hours: 24 } }]
  })
}
