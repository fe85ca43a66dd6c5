import { isAppDownload } from '@foyer/contract/tracking/moments'
import { hearMoments } from '#device/reported-moments.ts'
import type { PageTracker } from './page-tracker.ts'

const REGISTER = /^\/m\/register(?:\.html)?\/?$/

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
    ({ target }) => {
      // The form has marked by now what is wrong or missing in it, because this comes after its own code; then nothing is sent. A form that the page
      // keeps until its code is there is submitted again.
      const isSent = target instanceof HTMLFormElement && !target.querySelector('[aria-invalid="true"]') && !('held' in target.dataset)
      if (isSent && REGISTER.test(location.pathname)) note('registerSubmit')
    },
    { signal },
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
