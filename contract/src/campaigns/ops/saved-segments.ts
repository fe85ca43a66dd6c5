import Type from 'typebox'
import { Moment, oneOf } from '#fields.ts'
import { Done } from '#ops/members/fields.ts'
import { declareOp } from '#ops/op.ts'
import { Name, Login, Count } from './campaign-fields.ts'
import { channels } from './content.ts'
import { Segment } from './segment.ts'

export const estimate = declareOp({
  method: 'GET',
  path: '/ops/campaigns/estimate',
  summary: 'About how many members a segment has, from a sample of at most 2,000; exact where there are no more members than that',
  permission: 'campaigns.read',
  scope: 'merchant',
  mayLag: true,
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
