import { personal, type PersonalTable } from '#kernel/db/personal-table.ts'
import * as tracking from './schema.ts'

/** What its tables know of people. */
export const personalData: readonly PersonalTable[] = [
  personal(tracking.trackingVisitors, {
    holds: {
      id: 'a random id of the device',
      pixels: 'by what advertising the visitor came',
      native: 'ids of the app',
      ip: 'the address',
      userAgent: 'how the browser names itself',
    },
    plain: ['version', 'origin'],
    why: 'what the visitor agreed to; the rest with consent alone (docs/tracking.md)',
    goes: 'at closing; 400 days after it was seen last; when the member deletes it',
  }),
  personal(tracking.trackingChoices, { plain: ['version'], why: 'the proof of a choice', goes: 'after 400 days, if it does not hold any more' }),
  personal(tracking.trackingEvents, {
    holds: { detail: 'page, game, site, affiliate code' },
    plain: ['id', 'moment', 'once', 'asset'],
    why: 'measuring advertising, with consent',
    goes: 'at closing; after 400 days; when the member deletes it',
  }),
  personal(tracking.trackingDeliveries, { plain: ['eventId', 'provider', 'state', 'reason'], why: 'who was told of it', goes: 'with its event' }),
]
