import { DAY_MS } from '@foyer/contract/time-units'
import { sql } from 'drizzle-orm'
import { campaignMembers } from '#campaigns/schema/recipients.ts'
import { HOURLY, sweep } from '#kernel/jobs/sweep.ts'
import { declareSubject } from '#kernel/subject.ts'
import type { MemberGroup } from '#push/schema.ts'
import { type CampaignStore, campaignStore } from './campaign-store.ts'
import { type CampaignWalkStore, campaignWalkStore } from './campaign-walk-store.ts'
import { registerEnding } from './ending/ending-route.ts'
import { jobKinds } from './job-kinds.ts'
import { type OfferChoiceStore, offerChoiceStore } from './offer-choice-store.ts'
import { chooseOffers, offerChoices } from './offers.ts'
import { personalData } from './personal-data.ts'
import { sendCampaign } from './send-campaign.ts'
import { countCampaign, walkCampaign } from './walk-campaign.ts'

declare module '#kernel/deps.ts' {
  interface Stores {
    readonly campaigns: CampaignStore
    readonly campaignWalk: CampaignWalkStore
    readonly offerChoices: OfferChoiceStore
  }
}

declare module '#push/schema.ts' {
  interface MemberGroups {
    readonly campaign: MemberGroup
  }
}

/** Those of a part to whom its push goes: `<campaign>.<part>`. */
const ofPart: MemberGroup = (merchant, id) => {
  const [campaign = '', part = ''] = id.split('.')
  return sql`select w.member_id from ${campaignMembers} w
    where w.merchant = ${merchant} and w.campaign_id = ${campaign} and w.part = ${Number(part)} and w.state = 'sent'`
}

/** Whom a campaign was sent to is kept for so long after it ended, days. */
const KEPT_DAYS = 400

/** What staff send to many members, and what members have agreed to get. */
export const campaigns = declareSubject({
  personalData,
  console: () => import('./ops/ops.ts'),
  stores: db => ({ campaigns: campaignStore(db), campaignWalk: campaignWalkStore(db), offerChoices: offerChoiceStore(db) }),
  memberGroups: { campaign: ofPart },
  jobKinds,
  works: deps => ({ countCampaign: countCampaign(deps), walkCampaign: walkCampaign(deps), sendCampaign: sendCampaign(deps) }),
  recurring: ({ stores, merchants, clock }) => [
    sweep('campaigns', HOURLY, async () => {
      for (const { code } of merchants.all()) {
        await stores.campaigns.countMembers(code, clock())
        await stores.campaigns.sweep(code, new Date(clock().getTime() - KEPT_DAYS * DAY_MS))
      }
    }),
  ],
  routes: registerEnding,
  answers: deps => ({ 'offers.choices': offerChoices(deps), 'offers.choose': chooseOffers(deps) }),
})
