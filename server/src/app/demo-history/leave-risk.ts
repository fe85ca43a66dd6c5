import type { Merchant } from '#kernel/merchants/merchant.ts'
import { moneySignals, sharingSignals } from '#risk/find-signals.ts'
import { DEPOSITS_A_DAY, placesOf } from '#risk/signal-rules.ts'
import type { Grown } from './demo-people.ts'
import type { demoPlayer } from './demo-player.ts'
import type { HistoryDeps } from './leave-work.ts'
import type { At } from './moment-of-history.ts'

/** Addresses for documentation (RFC 5737): nobody comes from there. */
const [SHARED_IP, FRIENDS_IP] = ['203.0.113.24', '203.0.113.77'] as const

/** Three members with one device, two who live together, and one who paid in more often than anybody does: what is noticed of them makes cases. */
export const leaveRisk = async (
  deps: HistoryDeps,
  merchant: Merchant,
  player: ReturnType<typeof demoPlayer>,
  people: readonly Grown[],
  at: At,
): Promise<void> => {
  const { stores, inUnit } = deps
  const together = people.slice(0, 3)
  const friends = people.slice(3, 5)
  const [often] = people.slice(5)
  const link = (kind: 'device' | 'line' | 'block' | 'address', value: string, those: readonly Grown[], hoursAgo: number) =>
    those.map(({ id }, index) => ({
      merchant: merchant.code,
      kind,
      value,
      memberId: id,
      times: 4 + index,
      firstAt: at(hoursAgo + 240 * (index + 1)),
      lastAt: at(hoursAgo + index),
      registeredAt: null,
    }))
  const lines = (ip: string, those: readonly Grown[], hoursAgo: number) =>
    placesOf(ip).flatMap(({ kind, value }) => link(kind, value, those, hoursAgo))
  await inUnit(unit =>
    unit.riskSignals.addLinks([
      ...link('device', `history-${merchant.code}-1`, together, 7),
      ...lines(SHARED_IP, together, 7),
      ...lines(FRIENDS_IP, friends, 12),
    ]),
  )
  if (often)
    for (let times = 0; times < DEPOSITS_A_DAY + 2; times += 1) {
      at(15 - times)
      await player.deposit(often.id, player.sumOf(300))
    }
  const ids = people.slice(0, 6).map(({ id }) => id)
  const now = at(2)
  const signals = [...(await sharingSignals(stores, merchant.code, ids, now)), ...(await moneySignals(stores, merchant.code, ids, now))]
  await inUnit(async unit => {
    await unit.riskSignals.note(merchant.code, signals, now)
    await unit.riskCases.weigh(merchant.code, ids, now)
  })
  const [heaviest] = await stores.riskCases.inState(merchant.code, 'open', 1)
  if (!heaviest) return
  await stores.riskCases.assign(merchant.code, heaviest.id, 'risk')
  await stores.riskCases.addNote({
    merchant: merchant.code,
    memberId: heaviest.memberId,
    caseId: heaviest.id,
    text: 'All three sign in from one telephone, in the evening. Their bank accounts are different. I wait for the next withdrawal before I ask them.',
    by: 'risk',
    at: at(1),
  })
}
