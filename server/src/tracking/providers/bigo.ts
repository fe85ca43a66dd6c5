import Type from 'typebox'
import { Check } from 'typebox/value'
import { PermanentFailure, Unclear } from '#kernel/jobs/job-failures.ts'
import { declareProvider } from '#kernel/providers/declare-provider.ts'
import { callProvider, jsonIn } from './call-provider.ts'
import { inPages, scriptSetting } from './page-scripts.ts'
import { providerOf } from './provider-account.ts'
import { addressAt, commonSettings } from './tracking-settings.ts'

const API = 'https://api.bytegle.site'
const Answer = Type.Object({ code: Type.Integer() })
const OK = 1

/** Bigo Ads' event interface, which knows a visitor by the click alone. */
export const bigo = declareProvider({
  kind: 'tracking',
  name: 'bigo',
  block: 'bigoPixel',
  description: 'Bigo Ads, by its event interface (docs/tracking.md)',
  settings: {
    ...commonSettings(API),
    script: scriptSetting({}),
    pixelId: Type.String({ pattern: '^[A-Za-z0-9_-]{5,64}$', message: 'must be the id of the pixel', description: 'the id of the pixel' }),
  },
  secrets: {},
  ...inPages<{ readonly pixelId: string }>('bigo', ({ pixelId }) => pixelId),
  create: ({ accountOf, fetch }) =>
    providerOf('bigo', accountOf, {
      lacks: ({ pixels }) => (pixels.bbg === undefined ? 'the click id (bbg)' : undefined),
      async send(events, { settings: { url = API, pixelId } }) {
        for (const { pixels, name, at, page, ip, userAgent } of events) {
          const answer = await callProvider(fetch, {
            name: 'Bigo',
            url: addressAt(url, '/bigoad/trackingevent'),
            init: {
              method: 'POST',
              headers: { 'content-type': 'application/json' },
              body: JSON.stringify({
                bbg: pixels.bbg,
                pixel_id: pixelId,
                event_id: name,
                timestamp_ms: at.getTime(),
                url: page,
                ip,
                user_agent: userAgent,
              }),
            },
          })
          // It answers 200 also to a click id that it does not know.
          const body = jsonIn('Bigo', answer)
          if (!Check(Answer, body)) throw new Unclear('Bigo answered without a code')
          if (body.code !== OK) throw new PermanentFailure(`Bigo answered with code ${body.code}`)
        }
        return events.map(() => undefined)
      },
    }),
})
