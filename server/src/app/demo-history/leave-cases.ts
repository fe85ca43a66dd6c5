import { REQUEST_DAYS } from '@foyer/contract/privacy/ops/requests'
import { DAY_MS } from '@foyer/contract/time-units'
import { jobKinds } from '#campaigns/job-kinds.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import { moneySignals, sharingSignals } from '#risk/find-signals.ts'
import { DEPOSITS_A_DAY, placesOf } from '#risk/signal-rules.ts'
import type { Grown } from './demo-people.ts'
import type { demoPlayer } from './demo-player.ts'
import { leaveDocuments } from './leave-documents.ts'
import type { HistoryDeps } from './leave-work.ts'

type At = (hoursAgo: number) => Date

/** Addresses for documentation (RFC 5737): nobody comes from there. */
const [SHARED_IP, FRIENDS_IP] = ['203.0.113.24', '203.0.113.77'] as const
const REQUESTS = [
  { kind: 'access', text: 'By e-mail: all that is kept about the account, as a file.', hoursAgo: 26 * 24 },
  { kind: 'erasure', text: 'By chat: the account is closed soon, and everything that law does not ask for should go.', hoursAgo: 30 },
] as const
const COME_BACK = {
  EN: { title: 'Lantern nights are back', body: 'Three evenings, three draws, and points for every ticket. See you there.' },
} as const

/** Three members with one device, two who live together, and one who paid in more often than anybody does: what is noticed of them makes cases. */
const leaveRisk = async (
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

const leaveRequests = async ({ stores }: HistoryDeps, merchant: Merchant, people: readonly Grown[], at: At): Promise<void> => {
  for (const [index, { kind, text, hoursAgo }] of REQUESTS.entries()) {
    const [member] = people.slice(6 + index)
    if (!member) return
    const askedAt = at(hoursAgo)
    const dueAt = new Date(askedAt.getTime() + REQUEST_DAYS * DAY_MS)
    await stores.dataRequests.add({ merchant: merchant.code, memberId: member.id, kind, text, askedAt, dueAt, by: 'compliance' })
  }
}

/** One campaign that the server sends as soon as its jobs run, and one that its editor has not finished. */
const leaveCampaigns = async ({ inUnit, newId }: HistoryDeps, merchant: Merchant, at: At): Promise<void> => {
  const written = { merchant: merchant.code, content: { words: COME_BACK, path: '/m/home' }, most: 500, dueAt: null, madeBy: 'editor' } as const
  const sent = newId()
  await inUnit(async unit => {
    const one = {
      ...written,
      id: sent,
      name: 'Lantern nights: who was away',
      channel: 'message',
      segment: { unseenFor: 7, depositedFrom: 1 },
    } as const
    await unit.campaigns.add({ ...one, changedAt: at(9) })
    await unit.campaigns.set(one, { state: 'scheduled' })
    await unit.jobs.add(jobKinds.walkCampaign, { merchant: merchant.code, payload: { campaign: sent }, dueAt: at(8) })
    const draft = { ...written, id: newId(), name: 'Weekend reminder', channel: 'push', segment: { seenWithin: 14 } } as const
    await unit.campaigns.add({ ...draft, changedAt: at(3) })
  })
}

/** What waits for those who look after risk, people’s data, documents and campaigns. */
export const leaveCases = async (
  deps: HistoryDeps,
  merchant: Merchant,
  player: ReturnType<typeof demoPlayer>,
  people: readonly Grown[],
  at: At,
): Promise<void> => {
  const payers = people.filter(({ deposits }) => deposits !== undefined)
  await leaveRisk(deps, merchant, player, payers, at)
  await leaveRequests(deps, merchant, payers, at)
  await leaveDocuments(deps, merchant, payers, at)
  await leaveCampaigns(deps, merchant, at)
}
