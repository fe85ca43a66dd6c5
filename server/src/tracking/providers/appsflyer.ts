import { secretName } from '@foyer/contract/merchant/merchant-fields'
import Type from 'typebox'
import { declareProvider } from '#kernel/providers/declare-provider.ts'
import { callProvider } from './call-provider.ts'
import { moneyFields } from './money-fields.ts'
import { inPages, scriptSetting } from './page-scripts.ts'
import { providerOf } from './provider-account.ts'
import type { OutgoingEvent } from './tracking-provider.ts'
import { addressAt, commonSettings } from './tracking-settings.ts'

const API = 'https://api3.appsflyer.com'

/** `yyyy-MM-dd HH:mm:ss.SSS`, UTC; without it the moment of arrival counts. */
const timeOf = (at: Date): string => at.toISOString().replace('T', ' ').replace('Z', '')

/** Revenue is of the deposit alone, and negative of a withdrawal (spec 1 §4); of other moments it is a plain amount. */
const valueOf = ({ moment, money }: OutgoingEvent): object => {
  const { amount, currency } = moneyFields({ moment, money })
  if (amount !== undefined) return { amount, currency }
  return { af_revenue: money?.value, af_currency: currency }
}

/** The version of iOS in a user agent, e.g. `17.5.1`: AppsFlyer wants it with events of an iOS app. An iPad that calls itself a Mac does not say it. */
const iosVersionIn = (userAgent: string): string | undefined => / OS (\d+(?:_\d+){0,2}) like Mac OS X/.exec(userAgent)?.[1]?.replaceAll('_', '.')

const rowOf = (event: OutgoingEvent, appId: string) => {
  const { native, name, at, ip, person, money, userAgent } = event
  const os = appId.startsWith('id') ? iosVersionIn(userAgent) : undefined
  return {
    appsflyer_id: native.appsflyerId,
    eventName: name,
    // A text with JSON in it; empty if there is nothing to say. A negative revenue is taken.
    eventValue: money ? JSON.stringify(valueOf(event)) : '',
    eventTime: timeOf(at),
    ip,
    ...(os !== undefined && { os }),
    ...(money && moneyFields(event).amount === undefined && { eventCurrency: money.currency }),
    ...(person !== undefined && { customer_user_id: person }),
    ...(native.afAdvertisingId !== undefined && { advertising_id: native.afAdvertisingId }),
    ...(native.afOaid !== undefined && { oaid: native.afOaid }),
    ...(native.idfa !== undefined && { idfa: native.idfa }),
    ...(native.idfv !== undefined && { idfv: native.idfv }),
  }
}

/** AppsFlyer’s server-to-server events of the native app. */
export const appsflyer = declareProvider({
  kind: 'tracking',
  name: 'appsflyer',
  block: 'appsflyer',
  description: 'AppsFlyer, for the native app (docs/tracking.md)',
  settings: {
    ...commonSettings(API),
    script: scriptSetting({
      webKey: Type.String({ pattern: '^[A-Za-z0-9-]{8,64}$', message: 'must be the key of the web app', description: 'the key of the web app' }),
    }),
    appId: Type.String({
      // An iOS app's id without its first two letters is answered with 200 and lost.
      pattern: '^(id[0-9]{5,15}|[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z0-9_]+)+)$',
      message: 'must be an id like com.brand.app or, of iOS, id123456789',
      description: 'the id of the app: of iOS with `id` in front',
    }),
  },
  secrets: { key: secretName('the key of the server-to-server interface') },
  ...inPages<{ readonly script?: { readonly webKey: string } }>('appsflyer', ({ script }) => script?.webKey ?? ''),
  create: ({ accountOf, fetch }) =>
    providerOf('appsflyer', accountOf, {
      lacks: ({ native }) => (native.appsflyerId === undefined ? 'the AppsFlyer id of the app' : undefined),
      async send(events, { settings: { url = API, appId }, secrets }) {
        for (const event of events)
          await callProvider(fetch, {
            name: 'AppsFlyer',
            url: addressAt(url, `/inappevent/${appId}`),
            init: {
              method: 'POST',
              headers: { 'content-type': 'application/json', authentication: secrets.key },
              body: JSON.stringify(rowOf(event, appId)),
            },
          })
        return events.map(() => undefined)
      },
    }),
})
