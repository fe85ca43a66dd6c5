import { createHash } from 'node:crypto'
import type { Campaign } from '#campaigns/campaign.ts'
import { jobKinds } from '#campaigns/job-kinds.ts'
import type { Deps } from '#kernel/deps.ts'
import type { ApprovalAct, ApprovalFacts } from '#kernel/ops/approval-act.ts'
import { OpRefusal } from '#kernel/ops/op-refusal.ts'
import { aboutCampaign, knownCampaign, requireUnbegun } from './known-campaign.ts'

const digestOf = (value: object): string => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16)

/** `languages: EN, UR; unseenFor: 30`. */
const segmentWords = ({ segment }: Campaign): string =>
  Object.entries(segment)
    .map(([name, value]) => `${name}: ${Array.isArray(value) ? value.join(', ') : String(value)}`)
    .join('; ')

const giftWords = ({ content: { gift } }: Campaign): string | null => (gift ? JSON.stringify(gift) : null)

/** The second person sees what it says, for whom it is and how many they are; all of that is sealed. */
export const campaignApproval = ({ clock }: Pick<Deps, 'clock'>): ApprovalAct<'campaigns.send'> & ApprovalAct<'campaigns.reward'> => ({
  async facts(stores, { id }, merchant): Promise<ApprovalFacts> {
    const campaign = await knownCampaign(stores, { code: merchant }, id)
    const { name, channel, content, segment, revision, most, matching, reachable, countedAt, dueAt } = campaign
    const words = Object.values(content.words)[0]
    return {
      campaign: name,
      channel,
      languages: Object.keys(content.words).join(', '),
      title: words?.title ?? null,
      body: words?.body ?? null,
      opens: content.path,
      gift: giftWords(campaign),
      segment: segmentWords(campaign),
      matching: countedAt ? matching : null,
      reachable: countedAt ? reachable : null,
      most,
      begins: dueAt?.toISOString() ?? null,
      version: revision,
      digest: digestOf({ channel, content, segment, most, dueAt }),
    }
  },
  sealed: ['campaign', 'channel', 'segment', 'matching', 'reachable', 'most', 'begins', 'version', 'digest'],
  async carryOut(unit, { id, revision, reason }, caller) {
    const campaign = await knownCampaign(unit, caller.merchant, id, true)
    requireUnbegun(campaign)
    if (campaign.state !== 'ready' || campaign.revision !== revision) throw new OpRefusal('approval.changed', { facts: ['version'] })
    const now = clock()
    const dueAt = campaign.dueAt && campaign.dueAt > now ? campaign.dueAt : now
    await unit.campaigns.set(campaign, { state: 'scheduled', walkedTo: '' })
    await unit.jobs.add(jobKinds.walkCampaign, { merchant: campaign.merchant, payload: { campaign: id }, dueAt })
    await caller.record(unit, { about: aboutCampaign(id), event: 'campaign.approved', reason, after: { revision, begins: dueAt.toISOString() } })
  },
})
