import Type from 'typebox'
import { currencyFields, Moment, oneOf, orNull } from '#fields.ts'
import { declareOp } from '#ops/op.ts'
import { Id, Name, Revision, Most, Login, Count } from './campaign-fields.ts'
import { CampaignContent, campaignStates, channels, skipReasons } from './content.ts'
import { Segment } from './segment.ts'

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
