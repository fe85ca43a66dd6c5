import { personal, NOBODY, type PersonalTable } from '#kernel/db/personal-table.ts'
import * as campaigns from './schema.ts'

/** What its tables know of people. */
export const personalData: readonly PersonalTable[] = [
  personal(campaigns.offerChoices, {
    plain: ['channel'],
    why: 'the proof of what a member agreed to get, or ended (GDPR, article 7)',
    afterRetention: 'deleted',
  }),
  personal(campaigns.campaignSegments, {
    holds: { by: 'of a member of staff' },
    plain: ['name', 'segment'],
    why: 'whom campaigns are for, by rules and not by names',
    goes: 'when staff remove it',
  }),
  personal(campaigns.campaignSizes, { why: NOBODY }),
  personal(campaigns.campaigns, {
    holds: { madeBy: 'of a member of staff' },
    plain: ['id', 'name', 'channel', 'segment', 'content', 'state', 'walkedTo'],
    why: 'what staff sent to many members',
    goes: '400 days after it ended',
  }),
  personal(campaigns.campaignParts, { plain: ['campaignId', 'pushId'], why: NOBODY, goes: 'with its campaign' }),
  personal(campaigns.campaignMembers, {
    plain: ['campaignId', 'state', 'reason'],
    why: 'nobody gets a campaign twice, and no more than the merchant’s cap',
    atClosing: 'deleted',
    goes: 'with its campaign',
  }),
  personal(campaigns.campaignSkips, { plain: ['campaignId', 'reason'], why: NOBODY, goes: 'with its campaign' }),
]
