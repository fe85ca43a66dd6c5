import { secretName } from '@foyer/contract/merchant/merchant-fields'
import Type from 'typebox'
import { Check } from 'typebox/value'
import { PermanentFailure, Unclear } from '#kernel/jobs/job-failures.ts'
import { declareProvider } from '#kernel/providers/declare-provider.ts'
import { callProvider, jsonIn } from './call-provider.ts'
import { moneyFields } from './money-fields.ts'
import { inPages, scriptSetting } from './page-scripts.ts'
import { providerOf } from './provider-account.ts'
import { addressAt, commonSettings } from './tracking-settings.ts'

const API = 'https://www.adsnebula.com'
const Answer = Type.Object({ result: Type.Integer() })
const OK = 1

/** The server's name of an event, e.g. `EVENT_FIRST_DEPOSIT` for the script's `firstDeposit`. */
const wireName = (name: string): string => `EVENT_${name.replace(/[A-Z]/g, letter => `_${letter}`).toUpperCase()}`

/** Kwai's event interface. It counts what it is told, so nothing is told twice; and it knows a visitor by the click alone. */
export const kwai = declareProvider({
  kind: 'tracking',
  name: 'kwai',
  block: 'kwaiPixel',
  description: 'Kwai, by its event interface (docs/tracking.md)',
  settings: {
    ...commonSettings(API),
    script: scriptSetting({}),
    pixelId: Type.String({ pattern: '^[0-9A-Za-z]{5,32}$', message: 'must be the id of the pixel', description: 'the id of the pixel' }),
  },
  secrets: { token: secretName('the access token of the pixel') },
  ...inPages<{ readonly pixelId: string }>('kwai', ({ pixelId }) => pixelId),
  create: ({ accountOf, fetch }) =>
    providerOf('kwai', accountOf, {
      lacks: ({ pixels }) => (pixels.kwaiClickId === undefined ? 'the click id' : undefined),
      async send(events, { settings: { url = API, pixelId }, secrets }) {
        for (const event of events) {
          const answer = await callProvider(fetch, {
            name: 'Kwai',
            url: addressAt(url, '/log/common/api'),
            init: {
              method: 'POST',
              headers: { 'content-type': 'application/json' },
              body: JSON.stringify({
                access_token: secrets.token,
                clickid: event.pixels.kwaiClickId,
                event_name: wireName(event.name),
                pixelId,
                is_attributed: 1,
                mmpcode: 'PL',
                pixelSdkVersion: '9.9.9',
                properties: JSON.stringify(moneyFields(event)),
                testFlag: false,
                trackFlag: false,
              }),
            },
          })
          const body = jsonIn('Kwai', answer)
          if (!Check(Answer, body)) throw new Unclear('Kwai answered without a result')
          if (body.result !== OK) throw new PermanentFailure(`Kwai answered with result ${body.result}`)
        }
        return events.map(() => undefined)
      },
    }),
})
