import Type from 'typebox'
import { currencyFields, Moment, oneOf, orNull } from '#fields.ts'
import { Done } from '#ops/members/fields.ts'
import { declareOp } from '#ops/op.ts'
import { Reason } from '#payments/ops/parts.ts'
import { CampaignContent, campaignStates, channels, skipReasons } from './content.ts'
import { Segment } from './segment.ts'

const Id = Type.String({ pattern: '^[0-9a-f-]{1,64}$', description: 'of the campaign' })
const Name = Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' })
const Count = Type.Integer({ minimum: 0 })
const Login = Type.String({ description: 'login of a member of staff' })
const Revision = Type.Integer({ minimum: 1, description: 'which version of it; each change makes the next one' })
/** A campaign never reaches more. */
const Most = Type.Integer({ minimum: 1, maximum: 10_000_000, description: 'members whom it reaches at most' })

const Line = {
  id: Id,
  name: Name,
  channel: oneOf(channels),
  state: oneOf(campaignStates),
  changedAt: Moment('when it was changed last'),
  dueAt: orNull(Moment('when it begins; null: at once')),
  reached: Type.Integer({ minimum: 0, description: 'members whom it was sent to' }),
}

export const list = declareOp({
  method: 'GET',
  path: '/ops/campaigns',
  summary: 'Campaigns of a merchant, the one that was changed last first; at most 100',
  permission: 'campaigns.read',
  scope: 'merchant',
  request: Type.Object({}),
  answer: Type.Object({
    ...currencyFields,
    items: Type.Array(Type.Object(Line)),
    channels: Type.Array(oneOf(channels), { description: 'those that the merchant has' }),
    languages: Type.Array(Type.String(), { description: 'the merchant’s; the first one stands in for those that are missing' }),
  }),
  errors: [],
})

export const get = declareOp({
  method: 'GET',
  path: '/ops/campaigns/get',
  summary: 'A campaign with what it says, for whom it is, and what became of it',
  permission: 'campaigns.read',
  scope: 'merchant',
  request: Type.Object({ id: Id }),
  answer: Type.Object({
    ...currencyFields,
    ...Line,
    revision: Revision,
    segment: Segment,
    content: CampaignContent,
    most: Most,
    madeBy: Login,
    counted: orNull(
      Type.Object({
        at: Moment('when the count ended'),
        matching: Type.Integer({ minimum: 0, description: 'members of the segment' }),
        reachable: Type.Integer({ minimum: 0, description: 'those of them who may get it' }),
      }),
    ),
    beganAt: orNull(Moment('when the first was chosen')),
    endedAt: orNull(Moment('when the last was sent, or it was stopped')),
    results: Type.Object({
      chosen: Count,
      waiting: Count,
      sent: Count,
      failed: Count,
      skipped: Type.Array(Type.Object({ reason: oneOf(skipReasons), members: Count })),
      opened: orNull(Count, { description: 'null where the channel does not report it' }),
      clicked: orNull(Count),
    }),
    ranks: Type.Array(Type.Object({ level: Type.Integer(), name: Type.String() })),
    languages: Type.Array(Type.String(), { description: 'the merchant’s; the first one stands in for those that are missing' }),
  }),
  errors: ['campaign.unknown'],
})

export const estimate = declareOp({
  method: 'GET',
  path: '/ops/campaigns/estimate',
  summary: 'About how many members a segment has, from a sample of at most 2,000; exact where there are no more members than that',
  permission: 'campaigns.read',
  scope: 'merchant',
  request: Type.Object({
    segment: Type.String({ maxLength: 4_000, description: 'the segment as JSON' }),
    channel: oneOf(channels),
  }),
  answer: Type.Object({
    matching: Count,
    reachable: Type.Integer({ minimum: 0, description: 'those of them who may get it now' }),
    members: Type.Integer({ minimum: 0, description: 'all members of the merchant' }),
    isExact: Type.Boolean(),
  }),
  errors: [],
})

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

const SavedSegment = { name: Name, segment: Segment }

export const segments = declareOp({
  method: 'GET',
  path: '/ops/campaigns/segments',
  summary: 'Saved segments, by name; at most 200',
  permission: 'campaigns.read',
  scope: 'merchant',
  request: Type.Object({}),
  answer: Type.Object({ items: Type.Array(Type.Object({ ...SavedSegment, by: Login, at: Moment('when it was saved last') })) }),
  errors: [],
})

export const saveSegment = declareOp({
  method: 'POST',
  path: '/ops/campaigns/segments/save',
  summary: 'Save a segment by its name; one of the same name is replaced. Campaigns keep the one that they were written with',
  permission: 'campaigns.edit',
  scope: 'merchant',
  event: 'segment.saved',
  request: Type.Object(SavedSegment),
  answer: Done,
  errors: [],
})

export const removeSegment = declareOp({
  method: 'POST',
  path: '/ops/campaigns/segments/remove',
  summary: 'Remove a saved segment',
  permission: 'campaigns.edit',
  scope: 'merchant',
  event: 'segment.removed',
  request: Type.Object({ name: Name }),
  answer: Done,
  errors: ['segment.unknown'],
})
