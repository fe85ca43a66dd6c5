import Type, { type Static } from 'typebox'
import { declareCall } from '#call.ts'
import { Moment as MomentOfTime, NextPage, oneOf, orNull, PageCursor } from '#fields.ts'
import { purposeFields } from './consent.ts'
import { momentNames } from './moments.ts'
import { trackingProviders } from './provider-events.ts'
import { VisitorId } from './tracking-event.ts'

/** One choice of a visitor: the proof that it was made. */
export const TrackedChoice = Type.Object({
  at: MomentOfTime('of the choice'),
  version: Type.String({ description: 'of the text that was shown' }),
  ...purposeFields,
  globalPrivacyControl: Type.Boolean({ description: 'whether the browser asked for privacy' }),
})

/** A device on which the member was seen, with what was agreed to there. */
export const TrackedDevice = Type.Object({
  choices: Type.Array(TrackedChoice, { description: 'the latest first; of all devices together the latest 1,000' }),
  seenAt: MomentOfTime('when it was seen last'),
  site: Type.String({ description: 'e.g. https://www.brand.com' }),
  address: Type.String({ description: 'the IP address' }),
  browser: Type.String({ description: 'as the browser names itself' }),
  advertising: Type.Record(Type.String(), Type.String(), { description: 'by what advertising the visitor came, and the ids of the app' }),
})

/** A moment that was noticed of the member. */
export const TrackedMoment = Type.Object({
  at: MomentOfTime('when it happened'),
  moment: oneOf(momentNames),
  amount: orNull(Type.Integer({ description: 'in the smallest unit; negative: it left the merchant' })),
  asset: orNull(Type.String({ description: 'currency and its decimals, e.g. PHP/2' })),
  detail: Type.Record(Type.String(), Type.Union([Type.String(), Type.Array(Type.String())])),
  sentTo: Type.Array(oneOf(trackingProviders), { description: 'the companies that were told of it, or may have been' }),
})
export type TrackedMoment = Static<typeof TrackedMoment>

/** The most moments of one page. */
export const TRACKED_PAGE = 500

export const mine = declareCall({
  method: 'GET',
  path: '/wps/tracking/mine',
  summary: `What tracking keeps of the member: the devices, with the first page alone, and the moments, the latest first, ${TRACKED_PAGE} on a page`,
  session: 'required',
  moduleId: 'TRACK3',
  cache: 'never',
  request: Type.Object({ after: Type.Optional(PageCursor) }),
  answer: Type.Object({
    devices: Type.Optional(Type.Array(TrackedDevice, { description: 'the 100 that were seen last' })),
    moments: Type.Array(TrackedMoment),
    next: NextPage,
  }),
  errors: ['TOO_MANY_REQUEST'],
})

export const forget = declareCall({
  method: 'POST',
  path: '/wps/tracking/forget',
  summary:
    'Deletes what tracking keeps of the member, and says no on all of the member’s devices. Of what there is once nothing is kept but that it was.',
  session: 'required',
  moduleId: 'TRACK3',
  request: Type.Object({ visitor: VisitorId }),
  answer: Type.Object({}),
  errors: ['TOO_MANY_REQUEST'],
})
