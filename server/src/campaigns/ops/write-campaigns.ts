import type { Campaign } from '#campaigns/campaign-store.ts'
import { jobKinds } from '#campaigns/job-kinds.ts'
import { testCampaign } from '#campaigns/test-campaign.ts'
import type { Deps } from '#kernel/deps.ts'
import type { OpService } from '#kernel/ops/op-answers.ts'
import { OpRefusal } from '#kernel/ops/op-refusal.ts'
import type { LimitRule } from '#kernel/security/limits.ts'
import { campaignFaults } from './campaign-rules.ts'
import { aboutCampaign, knownCampaign, requireUnbegun, seenCampaign } from './known-campaign.ts'

type WriteDeps = Pick<Deps, 'inUnit' | 'clock' | 'newId'>

/** Tests that one member gets in an hour, of all staff and campaigns. */
const TESTS_OF_MEMBER: LimitRule = { name: 'campaign-test', points: 10, seconds: 3_600, code: 'TOO_MANY_REQUEST' }

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

/** Sends it to one member now, whether the member belongs to the segment or not; what keeps the member from offers keeps it from a test too. */
export const sendTest = (deps: WriteDeps & Pick<Deps, 'stores' | 'limits'> & Parameters<typeof testCampaign>[0]): OpService<'campaigns.test'> => {
  const send = testCampaign(deps)
  return async ({ username, ...request }, caller) => {
    const { merchant } = caller
    const campaign = await seenCampaign(deps.stores, merchant, request)
    if (campaign.channel === 'reward') throw new OpRefusal('campaign.test.reward')
    const member = await deps.stores.members.byUsername(merchant.code, username)
    if (!member) throw new OpRefusal('member.unknown')
    const { full } = await deps.limits.consumeInTurn(merchant.code, [[TESTS_OF_MEMBER, member.id]])
    if (full) throw new OpRefusal('request.too.many', { retryAfter: TESTS_OF_MEMBER.seconds })
    await deps.inUnit(async unit => {
      const reason = await send(unit, merchant, campaign, member)
      if (reason) throw new OpRefusal('campaign.test.refused', { reason })
      await caller.record(unit, { about: aboutCampaign(campaign.id), after: { to: member.id } })
    })
    return {}
  }
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

export const stopCampaign =
  ({ inUnit, clock }: WriteDeps): OpService<'campaigns.stop'> =>
  async ({ id, reason }, caller) => {
    await inUnit(async unit => {
      const campaign = await knownCampaign(unit, caller.merchant, id, true)
      if (campaign.state !== 'scheduled' && campaign.state !== 'sending') throw new OpRefusal('campaign.ended', { state: campaign.state })
      const now = clock()
      await unit.campaigns.set(campaign, { state: 'stopped', endedAt: now })
      await unit.campaignWalk.skipRest(campaign, now)
      // Of a push what was handed to its own jobs and has not left.
      await unit.campaignWalk.stopPushes(campaign)
      await caller.record(unit, { about: aboutCampaign(id), reason, before: { state: campaign.state, reached: campaign.reached } })
    })
    return {}
  }

export const saveSegment =
  ({ inUnit, clock }: WriteDeps): OpService<'campaigns.saveSegment'> =>
  async ({ name, segment }, caller) => {
    await inUnit(async unit => {
      await unit.campaigns.saveSegment({ merchant: caller.merchant.code, name, segment, by: caller.person.login, at: clock() })
      await caller.record(unit, { about: { kind: 'segment', id: name }, after: segment })
    })
    return {}
  }

export const removeSegment =
  ({ inUnit }: WriteDeps): OpService<'campaigns.removeSegment'> =>
  async ({ name }, caller) => {
    await inUnit(async unit => {
      if (!(await unit.campaigns.removeSegment(caller.merchant.code, name))) throw new OpRefusal('segment.unknown')
      await caller.record(unit, { about: { kind: 'segment', id: name } })
    })
    return {}
  }
