import Type from 'typebox'
import { Moment, oneOf, orNull } from '#fields.ts'
import { Reason } from '#ops/fields.ts'
import { Done } from '#ops/members/fields.ts'
import { declareOp } from '#ops/op.ts'
import { Id, Name, Revision, Most } from './campaign-fields.ts'
import { CampaignContent, channels } from './content.ts'
import { Segment } from './segment.ts'

export const save = declareOp({
  method: 'POST',
  path: '/ops/campaigns/save',
  summary: 'Write a campaign, or change one that was not scheduled yet; its count and whatever was asked for ends with that',
  permission: 'campaigns.edit',
  scope: 'merchant',
  event: 'campaign.saved',
  request: Type.Object({
    id: Type.Optional(Id),
    revision: Type.Optional(Type.Unsafe<number>({ ...Revision, description: 'the one that was changed; of a new campaign absent' })),
    name: Name,
    channel: oneOf(channels),
    segment: Segment,
    content: CampaignContent,
    most: Most,
    dueAt: orNull(Moment('when it begins; null: at once when it is approved')),
  }),
  answer: Type.Object({ id: Id, revision: Revision }),
  errors: ['campaign.unknown', 'campaign.changed', 'campaign.begun', 'campaign.faulty'],
})

const ofRevision = { id: Id, revision: Revision }

export const count = declareOp({
  method: 'POST',
  path: '/ops/campaigns/count',
  summary: 'Have a job count exactly whom a campaign would reach; asking for it needs that',
  permission: 'campaigns.edit',
  scope: 'merchant',
  event: 'campaign.counted',
  request: Type.Object(ofRevision),
  answer: Done,
  errors: ['campaign.unknown', 'campaign.changed', 'campaign.begun'],
})

export const test = declareOp({
  method: 'POST',
  path: '/ops/campaigns/test',
  summary: 'Send it to one member, for example oneself, now. A reward is not given as a test',
  permission: 'campaigns.edit',
  scope: 'merchant',
  event: 'campaign.tested',
  request: Type.Object({ ...ofRevision, username: Type.String({ minLength: 1, maxLength: 64 }) }),
  answer: Done,
  errors: ['campaign.unknown', 'campaign.changed', 'member.unknown', 'campaign.test.reward', 'campaign.test.refused'],
})

/** What the second person decides about: this version of it, for members who were counted. */
export const AskedCampaign = Type.Object({ ...ofRevision, reason: Reason })

export const ask = declareOp({
  method: 'POST',
  path: '/ops/campaigns/ask',
  summary: 'Ask a second person to send a campaign that was counted',
  permission: 'campaigns.edit',
  scope: 'merchant',
  event: 'campaign.asked',
  request: AskedCampaign,
  answer: Type.Object({ approval: Type.String() }),
  errors: ['campaign.unknown', 'campaign.changed', 'campaign.begun', 'campaign.uncounted'],
})

export const stop = declareOp({
  method: 'POST',
  path: '/ops/campaigns/stop',
  summary: 'Stop a campaign: nobody gets it any more who has not yet',
  permission: 'campaigns.stop',
  scope: 'merchant',
  event: 'campaign.stopped',
  request: Type.Object({ id: Id, reason: Reason }),
  answer: Done,
  errors: ['campaign.unknown', 'campaign.ended'],
})
