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

const GRAPH = 'https://graph.facebook.com'
const VERSION = 'v25.0'

const Taken = Type.Object({ events_received: Type.Integer() })
const Failed = Type.Object({ error: Type.Object({ code: Type.Integer() }) })
/** The access token is wrong or has ended. */
const TOKEN_CODES = [102, 190]
/** A temporary fault, or too many calls (Marketing API, error codes). */
const LATER_CODES = [1, 2, 4, 17, 341, 368, 5000, 80003]
/** Statuses whose body tells by its code what is wrong. */
const JUDGED = [400, 401, 403, 500]

const rowOf = (event: OutgoingEvent) => ({
  event_name: event.name,
  event_time: secondsOf(event.at),
  event_id: event.id,
  action_source: 'website',
  event_source_url: event.page,
  user_data: {
    client_user_agent: event.userAgent,
    client_ip_address: event.ip,
    ...(event.person !== undefined && { external_id: event.person }),
    ...(event.pixels.fbc !== undefined && { fbc: event.pixels.fbc }),
    ...(event.pixels.fbp !== undefined && { fbp: event.pixels.fbp }),
  },
  custom_data: moneyFields(event),
})

/** Meta's Conversions API. It needs nothing but address and user agent, so no event lacks anything. */
export const facebook = declareProvider({
  kind: 'tracking',
  name: 'facebook',
  block: 'facebookPixel',
  description: 'Facebook and Instagram, by Meta’s pixel and Conversions API (docs/tracking.md)',
  settings: {
    ...commonSettings(GRAPH),
    script: scriptSetting({}),
    pixelId: Type.String({
      pattern: '^[0-9]{5,32}$',
      message: 'must be the number of the pixel',
      description: 'the number of the pixel, as the Events Manager shows it',
    }),
    testCode: Type.Optional(
      Type.String({
        pattern: '^[A-Z0-9]{1,32}$',
        message: 'must be a code like TEST12345',
        description: 'while trying out: shows the events under “Test events” alone',
      }),
    ),
  },
  secrets: { token: secretName('the access token of the Conversions API') },
  ...inPages<{ readonly pixelId: string }>('facebook', ({ pixelId }) => pixelId),
  create: ({ accountOf, fetch }) =>
    providerOf('facebook', accountOf, {
      lacks: () => undefined,
      async send(events, { settings: { url = GRAPH, pixelId, testCode }, secrets }) {
        const address = addressAt(url, `/${VERSION}/${pixelId}/events`)
        address.searchParams.set('access_token', secrets.token)
        const answer = await callProvider(fetch, {
          name: 'Meta',
          url: address,
          init: {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ data: events.map(rowOf), ...(testCode !== undefined && { test_event_code: testCode }) }),
          },
          judged: JUDGED,
        })
        const body = jsonIn('Meta', answer)
        if (Check(Failed, body)) {
          const { code } = body.error
          const reason = `Meta answered with error ${code}`
          if (TOKEN_CODES.includes(code)) throw new CredentialsRefused(reason)
          throw LATER_CODES.includes(code) ? new TryLater(reason) : new PermanentFailure(reason)
        }
        if (!Check(Taken, body) || body.events_received !== events.length) throw new Unclear('Meta did not say that it took all events')
        return events.map(() => undefined)
      },
    }),
})
