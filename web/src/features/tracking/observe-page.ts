import { isAppDownload } from '@foyer/contract/tracking/moments'
import { hearMoments } from '#device/told-moments.ts'
import type { PageTracker } from './page-tracker.ts'

const REGISTER = '/m/register'

/**
 * Notices moments by what the browser tells of the whole page, so that no form or link carries code for it: first load stays as it is. Returns a function
 * that stops.
 */
export const observePage = ({ note, send }: Pick<PageTracker, 'note' | 'send'>): (() => void) => {
  const ended = new AbortController()
  const stopHearing = hearMoments((name, what) => {
    if (name === 'gameLaunch') note('gameLaunch', { content: what })
    if (name === 'download' && isAppDownload(what)) note('downloadApp')
  })
  const { signal } = ended
  document.addEventListener(
    'submit',
    () => {
      if (location.pathname === REGISTER) note('registerSubmit')
    },
    { signal, capture: true },
  )
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (link && isAppDownload(link.href)) note('downloadApp')
    },
    { signal, capture: true },
  )
  window.addEventListener('appinstalled', () => note('a2hsInstalled'), { signal })
  for (const name of ['online', 'pageshow'] as const) window.addEventListener(name, send, { signal })
  document.addEventListener('visibilitychange', send, { signal })
  return () => {
    stopHearing()
    ended.abort()
  }
}
