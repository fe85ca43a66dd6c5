import type { ConsolePart } from '#kernel/console-part.ts'
import type { Deps } from '#kernel/deps.ts'
import { campaignApproval } from './campaign-approval.ts'
import { getCampaign, listCampaigns } from './read-campaigns.ts'
import { estimateSegment, listSegments } from './read-segments.ts'
import { sendTest } from './send-test.ts'
import { stopCampaign } from './stop-campaign.ts'
import { askCampaign, countCampaign, saveCampaign } from './write-campaigns.ts'
import { removeSegment, saveSegment } from './write-segments.ts'

export const ops = (deps: Deps) =>
  ({
    'campaigns.list': listCampaigns(deps),
    'campaigns.get': getCampaign(deps),
    'campaigns.estimate': estimateSegment(deps),
    'campaigns.save': saveCampaign(deps),
    'campaigns.count': countCampaign(deps),
    'campaigns.test': sendTest(deps),
    'campaigns.ask': askCampaign(deps),
    'campaigns.stop': stopCampaign(deps),
    'campaigns.segments': listSegments(deps),
    'campaigns.saveSegment': saveSegment(deps),
    'campaigns.removeSegment': removeSegment(deps),
  }) satisfies ReturnType<NonNullable<ConsolePart['ops']>>

export const approvals = (deps: Deps) =>
  ({ 'campaigns.send': campaignApproval(deps), 'campaigns.reward': campaignApproval(deps) }) satisfies ReturnType<
    NonNullable<ConsolePart['approvals']>
  >
