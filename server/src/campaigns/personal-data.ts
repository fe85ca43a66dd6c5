import { campaigns } from '#campaigns/schema/campaigns.ts'
import { offerChoices } from '#campaigns/schema/offer-choices.ts'
import { campaignParts, campaignMembers, campaignSkips } from '#campaigns/schema/recipients.ts'
import { campaignSegments, campaignSizes } from '#campaigns/schema/segments.ts'
import { personal, NOBODY, type PersonalTable } from '#kernel/db/personal-table.ts'

/** What its tables know of people. */
export const personalData: readonly PersonalTable[] = [
  personal(offerChoices, {
    plain: ['channel'],
    why: 'the proof of what a member agreed to get, or ended (GDPR, article 7)',
    afterRetention: 'deleted',
  }),
  personal(campaignSegments, {
    holds: { by: 'of a member of staff' },
    plain: ['name', 'segment'],
    why: 'whom campaigns are for, by rules and not by names',
    goes: 'when staff remove it',
  }),
  personal(campaignSizes, { why: NOBODY }),
  personal(campaigns, {
    holds: { madeBy: 'of a member of staff' },
    plain: ['id', 'name', 'channel', 'segment', 'content', 'state', 'walkedTo'],
    why: 'what staff sent to many members',
    goes: '400 days after it ended',
  }),
  personal(campaignParts, { plain: ['campaignId', 'pushId'], why: NOBODY, goes: 'with its campaign' }),
  personal(campaignMembers, {
    plain: ['campaignId', 'state', 'reason'],
    why: 'nobody gets a campaign twice, and no more than the merchant’s cap',
    atClosing: 'deleted',
    goes: 'with its campaign',
  }),
  personal(campaignSkips, { plain: ['campaignId', 'reason'], why: NOBODY, goes: 'with its campaign' }),
]
