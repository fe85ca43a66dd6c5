import type { Campaign } from '#campaigns/campaign.ts'
import { jobKinds } from '#campaigns/job-kinds.ts'
import type { Deps } from '#kernel/deps.ts'
import type { OpService } from '#kernel/ops/op-answers.ts'
import { OpRefusal } from '#kernel/ops/op-refusal.ts'
import { campaignFaults } from './campaign-rules.ts'
import { aboutCampaign, requireUnbegun, seenCampaign } from './known-campaign.ts'

export type WriteDeps = Pick<Deps, 'inUnit' | 'clock' | 'newId'>

const written = ({
  name,
  channel,
  segment,
  content,
  most,
  dueAt,
}: Pick<Campaign, 'name' | 'channel' | 'segment' | 'content' | 'most' | 'dueAt'>) => ({
  name,
  channel,
  segment,
  content,
  most,
  dueAt: dueAt?.toISOString() ?? null,
})

export const saveCampaign =
  ({ inUnit, clock, newId }: WriteDeps): OpService<'campaigns.save'> =>
  async ({ id, revision, dueAt, ...request }, caller) => {
    const { merchant } = caller
    const faults = campaignFaults(merchant, request)
    if (faults.length > 0) throw new OpRefusal('campaign.faulty', { faults: [...faults] })
    const due = dueAt === null ? null : new Date(dueAt)
    if (due && Number.isNaN(due.getTime())) throw new OpRefusal('request.invalid', { fields: [{ path: '/dueAt', reason: 'is no moment' }] })
    const next = { ...request, dueAt: due }
    return await inUnit(async unit => {
      if (id === undefined) {
        const made = newId()
        await unit.campaigns.add({ merchant: merchant.code, id: made, ...next, madeBy: caller.person.login, changedAt: clock() })
        await caller.record(unit, { about: aboutCampaign(made), after: written(next) })
        return { id: made, revision: 1 }
      }
      const known = await seenCampaign(unit, merchant, { id, revision: revision ?? 0 }, true)
      requireUnbegun(known)
      await unit.campaigns.change(known, next, clock())
      await caller.record(unit, { about: aboutCampaign(id), before: written(known), after: written(next) })
      return { id, revision: known.revision + 1 }
    })
  }

export const countCampaign =
  ({ inUnit, clock }: WriteDeps): OpService<'campaigns.count'> =>
  async (request, caller) => {
    await inUnit(async unit => {
      const campaign = await seenCampaign(unit, caller.merchant, request, true)
      requireUnbegun(campaign)
      if (campaign.state !== 'counting') {
        await unit.campaigns.set(campaign, { state: 'counting', walkedTo: '', matching: 0, reachable: 0, countedAt: null })
        const payload = { campaign: campaign.id, revision: campaign.revision }
        await unit.jobs.add(jobKinds.countCampaign, { merchant: campaign.merchant, payload, dueAt: clock() })
      }
      await caller.record(unit, { about: aboutCampaign(campaign.id) })
    })
    return {}
  }

export const askCampaign =
  ({ inUnit }: WriteDeps): OpService<'campaigns.ask'> =>
  async ({ reason, ...request }, caller) =>
    await inUnit(async unit => {
      const campaign = await seenCampaign(unit, caller.merchant, request)
      requireUnbegun(campaign)
      if (campaign.state !== 'ready') throw new OpRefusal('campaign.uncounted')
      const kind = campaign.channel === 'reward' ? 'campaigns.reward' : 'campaigns.send'
      const { id: approval } = await caller.ask(unit, { kind, content: { ...request, reason }, reason })
      await caller.record(unit, { about: aboutCampaign(campaign.id), reason, after: { approval } })
      return { approval }
    })
