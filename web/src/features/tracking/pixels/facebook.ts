import type { StartPixel } from './pixel.ts'

/** Meta's standard events (Meta Pixel, Reference); all others are custom ones. */
const STANDARD = new Set([
  'AddPaymentInfo',
  'AddToCart',
  'AddToWishlist',
  'CompleteRegistration',
  'Contact',
  'CustomizeProduct',
  'Donate',
  'FindLocation',
  'InitiateCheckout',
  'Lead',
  'PageView',
  'Purchase',
  'Schedule',
  'Search',
  'StartTrial',
  'SubmitApplication',
  'Subscribe',
  'ViewContent',
])

type Call = (...args: unknown[]) => void

/** Meta's pixel. It tells what it is told to, and nothing that it would find in the page by itself. */
export const facebook: StartPixel = ({ url, id }, { globals, load }, agreed) => {
  const queue: unknown[][] = []
  const state: { callMethod?: Call; push?: Call } = {}
  const fbq = Object.assign(
    (...args: unknown[]) => {
      if (fbq.callMethod) fbq.callMethod(...args)
      else queue.push(args)
    },
    { ...state, queue, loaded: true, version: '2.0', disablePushState: true },
  )
  fbq.push = fbq
  globals['fbq'] = fbq
  globals['_fbq'] = fbq
  const chosen = ({ marketing }: typeof agreed) => fbq('consent', marketing ? 'grant' : 'revoke')
  chosen(agreed)
  fbq('set', 'autoConfig', false, id)
  fbq('init', id)
  load(url)
  return {
    send: ({ name, id: eventID, money }) => fbq(STANDARD.has(name) ? 'track' : 'trackCustom', name, money, { eventID }),
    chosen,
  }
}
