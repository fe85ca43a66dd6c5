import { HOME_PATH } from '@foyer/contract/page-paths'
import { REQUEST_DAYS } from '@foyer/contract/privacy/ops/requests'
import { DAY_MS } from '@foyer/contract/time-units'
import { jobKinds } from '#campaigns/job-kinds.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import type { Grown } from './demo-people.ts'
import type { demoPlayer } from './demo-player.ts'
import { leaveDocuments } from './leave-documents.ts'
import { leaveRisk } from './leave-risk.ts'
import type { HistoryDeps } from './leave-work.ts'
import type { At } from './moment-of-history.ts'

const REQUESTS = [
  { kind: 'access', text: 'By e-mail: all that is kept about the account, as a file.', hoursAgo: 26 * 24 },
  { kind: 'erasure', text: 'By chat: the account is closed soon, and everything that law does not ask for should go.', hoursAgo: 30 },
] as const
const COME_BACK = {
  EN: { title: 'Lantern nights are back', body: 'Three evenings, three draws, and points for every ticket. See you there.' },
} as const

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
  const written = { merchant: merchant.code, content: { words: COME_BACK, path: HOME_PATH }, most: 500, dueAt: null, madeBy: 'editor' } as const
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
