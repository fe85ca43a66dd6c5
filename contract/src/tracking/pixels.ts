import Type, { type Static } from 'typebox'
import { declareCall } from '#call.ts'
import { oneOf } from '#fields.ts'
import { momentNames } from './moments.ts'
import { scriptNames } from './pixel-scripts.ts'
import { VisitorId } from './tracking-event.ts'

/** A provider's script that a page loads. */
export const PixelScript = Type.Object({
  name: oneOf(scriptNames),
  url: Type.String({ description: 'the address of the script, without its query' }),
  id: Type.String({ description: 'of the merchant’s pixel' }),
  events: Type.Record(Type.String(), Type.String(), { description: 'moment → its name at the provider; it is not told of others' }),
})
export type PixelScript = Static<typeof PixelScript>

/** A moment that the server noticed, as scripts are told of it: by the id that the provider gets from the server too. */
export const NoticedMoment = Type.Object({
  eventID: Type.String(),
  moment: oneOf(momentNames),
  money: Type.Optional(
    Type.Object({
      value: Type.String({ description: 'in whole units, e.g. 150.00; negative where money left us' }),
      currency: Type.String({ description: 'ISO 4217' }),
    }),
  ),
})
export type NoticedMoment = Static<typeof NoticedMoment>

export const pixels = declareCall({
  method: 'GET',
  path: '/wps/tracking/pixels',
  summary:
    'What a page may do for advertising at this visitor: nothing without consent, nor while the member takes a break or has excluded themselves',
  session: 'optional',
  moduleId: 'TRACK3',
  request: Type.Object({ visitor: VisitorId }),
  answer: Type.Object({
    metaCookies: Type.Boolean({ description: 'whether the page keeps `_fbc` and `_fbp` (spec 1 §9, Cookies)' }),
    scripts: Type.Array(PixelScript),
    closing: Type.String({
      description: 'the policy under which no script reaches its provider any more, for a page whose visitor takes consent back',
    }),
  }),
  errors: [],
})
