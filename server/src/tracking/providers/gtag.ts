import { optional, secretName, strict } from '@foyer/contract/merchant/merchant-fields'
import { momentNames } from '@foyer/contract/tracking/moments'
import Type from 'typebox'
import { declareProvider } from '#kernel/providers/declare-provider.ts'
import { callProvider } from './call-provider.ts'
import { moneyFields } from './money-fields.ts'
import { inPages, originsOfScript, scriptSetting, scriptUrl } from './page-scripts.ts'
import { providerOf } from './provider-account.ts'
import type { OutgoingEvent } from './tracking-provider.ts'
import { addressAt, commonSettings, type Names } from './tracking-settings.ts'

const API = 'https://www.google-analytics.com'

/** The labels of conversions, which are made in Google Ads. */
const Labels = Type.Unsafe<Names>(
  Type.Record(
    Type.String({ pattern: `^(${momentNames.join('|')})$` }),
    Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$', message: 'must be the label of a conversion' }),
    { ...strict, description: 'moment → label of the conversion in Google Ads that pages tell, with `conversionId`' },
  ),
)

const eventOf = (event: OutgoingEvent) => ({ name: event.name, params: { ...moneyFields(event), transaction_id: event.id } })

/**
 * Google, by the Measurement Protocol of GA4. One request is for one visitor and one moment, so events go one by one. It answers 204 to everything: what
 * is wrong with an event is told only at `/debug/mp/collect`, which the page for merchants describes.
 */
export const gtag = declareProvider({
  kind: 'tracking',
  name: 'gtag',
  block: 'gtag',
  description: 'Google, by GA4’s Measurement Protocol; `events` replaces single names (docs/tracking.md)',
  settings: {
    ...commonSettings(API),
    script: scriptSetting({
      labels: optional(Labels),
    }),
    measurementId: Type.String({
      pattern: '^G-[A-Z0-9]{4,16}$',
      message: 'must be a measurement id like G-AB12CD34EF',
      description: 'the id of the stream',
    }),
    conversionId: optional(
      Type.String({
        pattern: '^AW-[0-9]{6,16}$',
        message: 'must be a conversion id like AW-123456789',
        description: 'of Google Ads, for the tag in pages',
      }),
    ),
  },
  secrets: { apiSecret: secretName('the API secret of the Measurement Protocol') },
  origins: originsOfScript('gtag'),
  scripts: own => {
    const { script, measurementId, conversionId } = own
    const tags = inPages<{ readonly measurementId: string }>('gtag', () => measurementId).scripts(own)
    if (!script || conversionId === undefined) return tags
    return [...tags, { name: 'googleAds', url: scriptUrl('gtag', script), id: conversionId, events: script.labels ?? {} }]
  },
  create: ({ accountOf, fetch }) =>
    providerOf('gtag', accountOf, {
      lacks: () => undefined,
      async send(events, { settings: { url = API, measurementId }, secrets }) {
        for (const event of events) {
          const address = addressAt(url, '/mp/collect')
          address.searchParams.set('measurement_id', measurementId)
          address.searchParams.set('api_secret', secrets.apiSecret)
          await callProvider(fetch, {
            name: 'Google',
            url: address,
            init: {
              method: 'POST',
              headers: { 'content-type': 'application/json' },
              body: JSON.stringify({
                client_id: event.visitor,
                ...(event.person !== undefined && { user_id: event.person }),
                timestamp_micros: event.at.getTime() * 1000,
                consent: { ad_user_data: 'GRANTED', ad_personalization: 'GRANTED' },
                events: [eventOf(event)],
              }),
            },
          })
        }
        return events.map(() => undefined)
      },
    }),
})
