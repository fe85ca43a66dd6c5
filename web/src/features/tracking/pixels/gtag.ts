import { argumentsQueue } from './arguments-queue.ts'
import type { Agreed, Pixel, PixelPage, StartPixel } from './pixel.ts'

type Call = (...args: readonly unknown[]) => void

const NO: Agreed = { measurement: false, marketing: false }
/** How long Google's tags wait for what the visitor chose, ms. */
const WAIT_MS = 500

const word = (yes: boolean) => (yes ? 'granted' : 'denied')
/** Google's Consent Mode v2. */
const modeOf = ({ measurement, marketing }: Agreed) => ({
  ad_storage: word(marketing),
  ad_user_data: word(marketing),
  ad_personalization: word(marketing),
  analytics_storage: word(measurement),
})

/** The library of both tags, once in a page. Everything is denied before anything else is said. */
const libraryOf = (url: string, id: string, { globals, now, load }: PixelPage, agreed: Agreed): Call => {
  const there = globals['gtag']
  if (typeof there === 'function') return there as Call
  const dataLayer: unknown[] = []
  const gtag = argumentsQueue(dataLayer)
  globals['dataLayer'] = dataLayer
  globals['gtag'] = gtag
  gtag('consent', 'default', { ...modeOf(NO), wait_for_update: WAIT_MS })
  gtag('consent', 'update', modeOf(agreed))
  gtag('js', new Date(now()))
  load(`${url}?${new URLSearchParams({ id }).toString()}`)
  return gtag
}

const tagWith =
  (send: (gtag: Call, id: string) => Pixel['send']): StartPixel =>
  ({ url, id }, page, agreed) => {
    const gtag = libraryOf(url, id, page, agreed)
    gtag('config', id, { page_location: page.address })
    return { send: send(gtag, id), chosen: now => gtag('consent', 'update', modeOf(now)) }
  }

/** Google's tag for Analytics. */
export const gtag = tagWith(
  (call, send_to) =>
    ({ name, id, money }) =>
      call('event', name, { send_to, ...money, transaction_id: id }),
)

/** Google's tag for Ads; the name of an event is the label of its conversion. */
export const googleAds = tagWith(
  (call, account) =>
    ({ name, id, money }) =>
      call('event', 'conversion', { send_to: `${account}/${name}`, ...money, transaction_id: id }),
)
