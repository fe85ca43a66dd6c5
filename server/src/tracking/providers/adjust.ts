import { optional, secretName } from '@foyer/contract/merchant/merchant-fields'
import Type from 'typebox'
import { Check } from 'typebox/value'
import { CredentialsRefused, PermanentFailure, Unclear } from '#kernel/jobs/job-failures.ts'
import { declareProvider } from '#kernel/providers/declare-provider.ts'
import { callProvider, jsonIn, type Answer } from './call-provider.ts'
import { moneyFields, secondsOf } from './money-fields.ts'
import { inPages, scriptSetting } from './page-scripts.ts'
import { providerOf } from './provider-account.ts'
import type { OutgoingEvent } from './tracking-provider.ts'
import { addressAt, commonSettings } from './tracking-settings.ts'

const API = 'https://s2s.adjust.com'
/** Statuses whose body tells what is wrong (Adjust, S2S API, event submission responses). */
const JUDGED = [400, 403, 404, 413, 451]
/** An event that counts once, and was counted. */
const COUNTED = 'Ignoring event, earlier unique event tracked'
/** Errors of the account, which every further event would meet too. */
const ACCOUNT_ERRORS = ['Invalid app token', 'App token not found', 'App is inactive', 'Tracking disabled']
/** The error, e.g. in `{ "error": "Event request failed (Device not found)" }`. */
const FAILED = /Event request failed \(\s*([^()]{1,80})/
const Taken = Type.Object({ status: Type.Literal('OK') })
const IPV4 = /^\d{1,3}(?:\.\d{1,3}){3}$/

/** The first id of the installation that there is. Adjust wants those of Apple in capitals. */
const deviceOf = ({ native: { gpsAdid, idfa, idfv, adid } }: OutgoingEvent): readonly [string, string] | undefined => {
  if (gpsAdid !== undefined) return ['gps_adid', gpsAdid]
  if (idfa !== undefined) return ['idfa', idfa.toUpperCase()]
  if (idfv !== undefined) return ['idfv', idfv.toUpperCase()]
  return adid === undefined ? undefined : ['adid', adid]
}

const formOf = (event: OutgoingEvent, appToken: string): URLSearchParams => {
  const { value, amount, returned, currency } = moneyFields(event)
  const form = new URLSearchParams({
    app_token: appToken,
    event_token: event.name,
    s2s: '1',
    environment: 'production',
    created_at_unix: String(secondsOf(event.at)),
    callback_params: JSON.stringify({
      event_id: event.id,
      ...(returned !== undefined && { returned: String(returned) }),
      ...(amount !== undefined && { amount: String(amount), currency }),
    }),
  })
  const device = deviceOf(event)
  if (device) form.set(...(device as [string, string]))
  if (IPV4.test(event.ip)) form.set('ip_address', event.ip)
  // It refuses a revenue of nothing, or less.
  if (value !== undefined && value >= 0.001 && currency !== undefined) {
    form.set('revenue', String(value))
    form.set('currency', currency)
  }
  return form
}

/** Throws unless Adjust took the event. */
const judge = (answer: Answer): void => {
  const { status, text } = answer
  const error = FAILED.exec(text)?.[1]?.trim()
  if (error === COUNTED) return
  const reason = error === undefined ? `Adjust answered ${status}` : `Adjust answered ${status}: ${error}`
  if (error === undefined ? status === 403 : ACCOUNT_ERRORS.includes(error)) throw new CredentialsRefused(reason)
  if (error !== undefined || status !== 200) throw new PermanentFailure(reason)
  if (text.trim() !== 'OK' && !Check(Taken, jsonIn('Adjust', answer))) throw new Unclear('Adjust answered neither OK nor an error')
}

/** Adjust’s server-to-server events of the native app. Their tokens are made in Adjust, and must be others than those that the app's own library sends. */
export const adjust = declareProvider({
  kind: 'tracking',
  name: 'adjust',
  block: 'adjust',
  description: 'Adjust, for the native app; `events` names the token of each moment (docs/tracking.md)',
  settings: {
    ...commonSettings(API),
    script: scriptSetting({}),
    appToken: Type.String({
      pattern: '^[a-z0-9]{12}$',
      message: 'must be the app’s token of 12 letters and digits',
      description: 'the token of the app',
    }),
  },
  secrets: { token: optional(secretName('the token of S2S security, where it is on')) },
  ...inPages<{ readonly appToken: string }>('adjust', ({ appToken }) => appToken),
  create: ({ accountOf, fetch }) =>
    providerOf('adjust', accountOf, {
      lacks: event => (deviceOf(event) ? undefined : 'an id of the app’s installation'),
      async send(events, { settings: { url = API, appToken }, secrets }) {
        for (const event of events)
          judge(
            await callProvider(fetch, {
              name: 'Adjust',
              url: addressAt(url, '/event'),
              init: {
                method: 'POST',
                body: formOf(event, appToken),
                headers: secrets.token === undefined ? {} : { Authorization: `Bearer ${secrets.token}` },
              },
              judged: JUDGED,
            }),
          )
        return events.map(() => undefined)
      },
    }),
})
