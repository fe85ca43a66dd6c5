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
  'holdConsent',
  'revokeConsent',
  'grantConsent',
] as const

/** TikTok's pixel. Its consent is held until it is granted, so that nothing goes before. */
export const tiktok: StartPixel = ({ url, id }, page, agreed) => {
  const ttq = methodQueue(METHODS)
  // The script replaces the methods, so each call looks for them anew.
  const chosen = ({ marketing }: typeof agreed) => (marketing ? ttq.grantConsent() : ttq.revokeConsent())
  ttq.holdConsent()
  chosen(agreed)
  loadForQueue(ttq, { lib: 'ttq', named: 'TiktokAnalyticsObject' }, id, url, page)
  ttq.page()
  return {
    send: ({ name, id: event_id, money }) => ttq.track(name, money, { event_id }),
    chosen,
  }
}
