import { secretName } from '@foyer/contract/merchant/merchant-fields'
import Type from 'typebox'
import { declareProvider } from '#kernel/providers/declare-provider.ts'
import { callProvider } from './call-provider.ts'
import { inPages, scriptSetting } from './page-scripts.ts'
import { providerOf } from './provider-account.ts'
import type { OutgoingEvent } from './tracking-provider.ts'
import { addressAt, commonSettings } from './tracking-settings.ts'

const API = 'https://ads-api.x.com'

const rowOf = ({ at, moment, name, pixels, id, money, ip, userAgent }: OutgoingEvent) => ({
  conversion_time: at.toISOString(),
  event_id: name,
  // Address and user agent are taken only beside another identifier.
  identifiers: [{ twclid: pixels.twclid, ip_address: ip, user_agent: userAgent }],
  conversion_id: id,
  ...(money && moment === 'deposit' && { value: money.value, price_currency: money.currency }),
})

/** X (Twitter), by its Conversion API. Its events are made in the merchant's account, so the merchant names each. */
export const twitter = declareProvider({
  kind: 'tracking',
  name: 'twitter',
  block: 'twitterPixel',
  description: 'X (Twitter), by its Conversion API; `events` names the event of each moment, like tw-abc12-def34 (docs/tracking.md)',
  settings: {
    ...commonSettings(API),
    script: scriptSetting({}),
    pixelId: Type.String({ pattern: '^[a-z0-9]{5,16}$', message: 'must be the id of the pixel', description: 'the id of the pixel' }),
  },
  secrets: { token: secretName('the pixel token of the Conversion API') },
  ...inPages<{ readonly pixelId: string }>('twitter', ({ pixelId }) => pixelId),
  create: ({ accountOf, fetch }) =>
    providerOf('twitter', accountOf, {
      lacks: ({ pixels }) => (pixels.twclid === undefined ? 'the click id (twclid)' : undefined),
      async send(events, { settings: { url = API, pixelId }, secrets }) {
        await callProvider(fetch, {
          name: 'X',
          url: addressAt(url, `/12/measurement/conversions/${pixelId}`),
          init: {
            method: 'POST',
            headers: { 'content-type': 'application/json', 'X-Pixel-Token': secrets.token },
            body: JSON.stringify({ conversions: events.map(rowOf) }),
          },
        })
        return events.map(() => undefined)
      },
    }),
})
