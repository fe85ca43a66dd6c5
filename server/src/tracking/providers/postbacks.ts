import { optional } from '@foyer/contract/merchant/merchant-fields'
import type { PixelTrack } from '@foyer/contract/tracking/pixel-track'
import type { TrackingProviderName } from '@foyer/contract/tracking/provider-events'
import Type from 'typebox'
import { declareProvider } from '#kernel/providers/declare-provider.ts'
import { callProvider } from './call-provider.ts'
import { moneyFields } from './money-fields.ts'
import { providerOf } from './provider-account.ts'
import { demandPublicHost, isPrivateHost } from './public-host.ts'
import type { OutgoingEvent } from './tracking-provider.ts'
import { commonSettings } from './tracking-settings.ts'

interface Facts {
  readonly name: TrackingProviderName & ('voluum' | 'propeller' | 'kadam' | 'tf')
  readonly title: string
  /** Where the click's id stands in the pixel record. */
  readonly click: keyof PixelTrack
  readonly example: string
}

/** What the merchant's address may name. */
const placesOf = (event: OutgoingEvent, click: string): Readonly<Record<string, string>> => {
  const { value, currency } = moneyFields(event)
  return { clickId: click, eventId: event.id, event: event.name, value: value === undefined ? '' : String(value), currency: currency ?? '' }
}

/** The address with its places filled in. A value cannot leave its place, because it is encoded. */
const filled = (template: string, places: Readonly<Record<string, string>>): URL =>
  new URL(template.replace(/\{(\w+)\}/g, (_, place: string) => encodeURIComponent(places[place] ?? '')))

/** A tracker that is told by a GET of an address of the merchant's. There is no script for it. */
const declarePostback = <const Name extends Facts['name']>({ name, title, click, example }: Facts & { readonly name: Name }) =>
  declareProvider({
    kind: 'tracking',
    name,
    block: name,
    description: `${title}, by an address that it is told at (docs/tracking.md)`,
    settings: {
      events: commonSettings('').events,
      url: Type.String({
        pattern: '^https?://[A-Za-z0-9.:-]+/[^\\s#]*$',
        message: `must be an address like ${example}`,
        maxLength: 1_000,
        description: `the address of the postback; {clickId}, {eventId}, {event}, {value} and {currency} stand for what is told, e.g. ${example}`,
      }),
      withoutValue: optional(Type.Boolean({ description: 'tell no amounts' })),
    },
    secrets: {},
    check(settings, { allowDemo }, report) {
      const host = URL.parse(settings?.url ?? '')?.hostname
      if (!allowDemo && host !== undefined && isPrivateHost(host)) report('/url', 'must lead to a host on the Internet, not into a private network')
    },
    create: ({ accountOf, fetch, mode }) =>
      providerOf(name, accountOf, {
        lacks: ({ pixels }) => (pixels[click] === undefined ? `the click id (${click})` : undefined),
        async send(events, { settings: { url, withoutValue = false } }) {
          for (const event of events) {
            const address = filled(url, placesOf(withoutValue ? { ...event, money: undefined } : event, event.pixels[click] ?? ''))
            // In production nothing of our own network is asked. Elsewhere it may be: there stand-ins listen on this machine.
            if (mode === 'production') await demandPublicHost(title, address)
            await callProvider(fetch, { name: title, url: address, init: { method: 'GET' } })
          }
          return events.map(() => undefined)
        },
      }),
  })

export const voluum = declarePostback({
  name: 'voluum',
  title: 'Voluum',
  click: 'voluumCid',
  example: 'https://track.brand.com/postback?cid={clickId}&payout={value}&txid={eventId}&et={event}',
})

export const propeller = declarePostback({
  name: 'propeller',
  title: 'PropellerAds',
  click: 'propellerVisitorId',
  example: 'https://ad.propellerads.com/conversion.php?aid=1&pid=&tid=2&visitor_id={clickId}&payout={value}',
})

export const kadam = declarePostback({ name: 'kadam', title: 'Kadam', click: 'kadamId', example: 'https://kdtrk.net/ru/postback/?data={clickId}' })

export const tf = declarePostback({
  name: 'tf',
  title: 'Traffic Factory',
  click: 'tfTracker',
  example: 'https://tracker.example/postback?click={clickId}&value={value}',
})
