import Type, { type Static } from 'typebox'
import { AffiliateCode, DeviceId, oneOf } from '#fields.ts'
import { pageMoments } from './moments.ts'
import { NativeIds, PixelTrack } from './pixel-track.ts'
import { trackingProviders } from './provider-events.ts'

/** The installation on the device, by which consent and identifiers are kept: the device id, which the session uses too (spec 1 §9, Device id). */
export const VisitorId = DeviceId

/**
 * What a page tells of one moment (spec 1 §3, Tracking event). The customer, the currency and the amounts of that record are added by the server, which
 * knows them: a page's word on money is not taken, and neither is the name, which is part of the record alone.
 */
export const TrackingEvent = Type.Object(
  {
    eventID: Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$', description: 'made by the page at the moment of the event' }),
    eventName: oneOf(pageMoments),
    at: Type.Integer({ minimum: 0, description: 'when it happened, ms since 1970 by the clock of the device' }),
    domain: Type.Optional(Type.String({ maxLength: 253 })),
    affiliateCode: Type.Optional(AffiliateCode),
    customerName: Type.Optional(Type.String({ maxLength: 64, description: 'of the member who is signed in; the server keeps the id alone' })),
    eventValue: Type.Object(
      {
        channels: Type.Optional(
          Type.Array(oneOf(trackingProviders), { maxItems: trackingProviders.length, description: 'whose scripts ran in the page' }),
        ),
        page: Type.Optional(Type.String({ maxLength: 200, pattern: '^/m/[A-Za-z0-9/_.-]*$', description: 'path of the page, without its query' })),
        content: Type.Optional(Type.String({ maxLength: 64, pattern: '^[A-Za-z0-9_.:-]+$', description: 'what was viewed, launched or downloaded' })),
        ...PixelTrack.properties,
      },
      { additionalProperties: false },
    ),
    pwaType: Type.Optional(oneOf(['APP', 'H5', 'PWA', 'WEBCLIP'])),
    native: Type.Optional(NativeIds),
  },
  { additionalProperties: false },
)
export type TrackingEvent = Static<typeof TrackingEvent>
