import Type from 'typebox'
import { declareCall } from '#call.ts'
import { NoticedMoment } from './pixels.ts'
import { VisitorId } from './tracking-event.ts'

export const track = declareCall({
  method: 'POST',
  path: '/wps/tracking/events',
  summary: 'Moments that a page has noticed; sent once more, they count once',
  session: 'optional',
  moduleId: 'TRACK3',
  request: Type.Object({
    visitor: VisitorId,
    events: Type.String({ maxLength: 28_000, description: 'JSON: an array of at most 20 tracking events (spec 1 §7, Tracking event post)' }),
  }),
  answer: Type.Object({
    settled: Type.Array(Type.String(), { description: 'the eventIDs that the page may forget: they are stored, or will never be' }),
    pixels: Type.Optional(
      Type.Object(
        {
          allowed: Type.Boolean({ description: 'false: there is no consent any more, or the member takes a break or has excluded themselves' }),
          noticed: Type.Array(NoticedMoment, { description: 'what the server noticed of this visitor in the last hour, the oldest first' }),
        },
        { description: 'what the page’s scripts have to know, where the merchant has any' },
      ),
    ),
  }),
  errors: ['TOO_MANY_REQUEST'],
})
