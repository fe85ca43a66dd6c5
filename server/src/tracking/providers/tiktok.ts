import { secretName } from '@foyer/contract/merchant/merchant-fields'
import Type from 'typebox'
import { Check } from 'typebox/value'
import { CredentialsRefused, PermanentFailure, TryLater, Unclear } from '#kernel/jobs/job-failures.ts'
import { declareProvider } from '#kernel/providers/declare-provider.ts'
import { callProvider, jsonIn } from './call-provider.ts'
import { moneyFields, secondsOf } from './money-fields.ts'
import { inPages, scriptSetting } from './page-scripts.ts'
import { providerOf } from './provider-account.ts'
import type { OutgoingEvent } from './tracking-provider.ts'
import { addressAt, commonSettings } from './tracking-settings.ts'

const API = 'https://business-api.tiktok.com'
const PATH = '/open_api/v1.3/event/track/'

const Answer = Type.Object({ code: Type.Integer() })
const OK = 0
/** Too many calls. */
const SLOW_DOWN = 40_100
/** The access token is wrong or has ended. */
const TOKEN_CODES = [40_104, 40_105]
/** Its own servers failed. */
const isTheirFault = (code: number): boolean => code >= 50_000

const rowOf = ({ name, id, at, person, pixels, ip, userAgent, page, ...event }: OutgoingEvent) => ({
  event: name,
  event_time: secondsOf(at),
  event_id: id,
  user: {
    ip,
    user_agent: userAgent,
    ...(person !== undefined && { external_id: person }),
    ...(pixels.tiktokClickId !== undefined && { ttclid: pixels.tiktokClickId }),
    ...(pixels.ttp !== undefined && { ttp: pixels.ttp }),
  },
  page: { url: page },
  properties: moneyFields(event),
})

/** TikTok's Events API 2.0. It answers 200 to everything: the body's code decides. */
export const tiktok = declareProvider({
  kind: 'tracking',
  name: 'tiktok',
  block: 'tiktokPixel',
  description: 'TikTok, by its pixel and Events API (docs/tracking.md)',
  settings: {
    ...commonSettings(API),
    script: scriptSetting({}),
    pixelId: Type.String({
      pattern: '^[A-Z0-9]{5,32}$',
      message: 'must be the code of the pixel, in capitals and digits',
      description: 'the code of the pixel',
    }),
    testCode: Type.Optional(Type.String({ pattern: '^[A-Z0-9]{1,32}$', message: 'must be a code like TEST12345', description: 'while trying out' })),
  },
  secrets: { token: secretName('the access token of the Events API') },
  ...inPages<{ readonly pixelId: string }>('tiktok', ({ pixelId }) => pixelId),
  create: ({ accountOf, fetch }) =>
    providerOf('tiktok', accountOf, {
      lacks: () => undefined,
      async send(events, { settings: { url = API, pixelId, testCode }, secrets }) {
        const answer = await callProvider(fetch, {
          name: 'TikTok',
          url: addressAt(url, PATH),
          init: {
            method: 'POST',
            headers: { 'content-type': 'application/json', 'Access-Token': secrets.token },
            body: JSON.stringify({
              event_source: 'web',
              event_source_id: pixelId,
              data: events.map(rowOf),
              ...(testCode !== undefined && { test_event_code: testCode }),
            }),
          },
        })
        const body = jsonIn('TikTok', answer)
        if (!Check(Answer, body)) throw new Unclear('TikTok answered without a code')
        const { code } = body
        if (code === OK) return events.map(() => undefined)
        const reason = `TikTok answered with code ${code}`
        if (TOKEN_CODES.includes(code)) throw new CredentialsRefused(reason)
        throw code === SLOW_DOWN || isTheirFault(code) ? new TryLater(reason) : new PermanentFailure(reason)
      },
    }),
})
