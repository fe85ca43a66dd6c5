import { loadForQueue, methodQueue } from './method-queue.ts'
import type { StartPixel } from './pixel.ts'

const METHODS = [
  'page',
  'track',
  'identify',
  'instances',
  'debug',
  'on',
  'off',
  'once',
  'ready',
  'alias',
  'group',
  'enableCookie',
  'disableCookie',
] as const

/** Kwai's pixel. It knows no event id and no consent of its own. */
export const kwai: StartPixel = ({ url, id }, page) => {
  const kwaiq = methodQueue(METHODS)
  loadForQueue(kwaiq, { lib: 'kwaiq', named: 'KwaiAnalyticsObject' }, id, url, page)
  kwaiq.page()
  return {
    send: ({ name, money: { value, currency } }) => kwaiq.track(name, value === undefined ? {} : { value, currency }),
    chosen: () => undefined,
  }
}
