import type { Database } from '#kernel/db/database.ts'
import { campaignChoice, type CampaignChoice } from './campaign-choice-store.ts'
import { campaignSending, type CampaignSending } from './campaign-sending-store.ts'
import { campaignStop, type CampaignStop } from './campaign-stop-store.ts'

/** The way of a campaign over the members, in the order of their ids: each statement looks at so many of them and no more. */
export interface CampaignWalkStore extends CampaignChoice, CampaignSending, CampaignStop {}

export const campaignWalkStore = (db: Database): CampaignWalkStore => ({ ...campaignChoice(db), ...campaignSending(db), ...campaignStop(db) })
