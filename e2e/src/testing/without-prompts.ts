import type { BrowserContext } from 'playwright-core'

// Each prompt has tests of its own; in others it would come at some moment and cover what is tested.

/** No announcement and no picture to save is due. */
export const withoutAnnouncements = (context: BrowserContext) =>
  context.addInitScript(() => {
    if (location.protocol !== 'http:') return
    sessionStorage.setItem('SHELL_popupImage', '0')
    const original = window.fetch
    const nothing = { announcements: [], hide: 'none', turn: 'arrows', forceRead: false }
    window.fetch = async (input, init) =>
      typeof input === 'string' && input.includes('/wps/announcements/popups')
        ? new Response(JSON.stringify({ success: true, value: nothing }), { headers: { 'Content-Type': 'application/json' } })
        : original.call(window, input, init)
  })

/**
 * The question for consent has been answered: nothing but what is necessary. It is the only place that says so, for both demo merchants ask; a story of
 * tracking takes `unansweredTest`.
 */
export const withoutConsent = (context: BrowserContext) =>
  context.addInitScript(() => {
    if (location.protocol !== 'http:') return
    const choice = JSON.stringify({ version: '1', measurement: false, marketing: false })
    localStorage.setItem('SHELL_consent', localStorage.getItem('SHELL_consent') ?? choice)
  })

/** No offer to install is due, and no mini-game. */
export const withoutOffers = (context: BrowserContext) =>
  context.addInitScript(() => {
    if (location.protocol !== 'http:') return
    localStorage.setItem('SHELL_forceDownloadShow', '99')
    sessionStorage.setItem('SHELL_downloadBarHidden', '1')
    sessionStorage.setItem('SHELL_miniGameAway', '1')
  })

/** No service worker is kept: where one is, each further load of a page costs a third more. */
export const withoutWorker = (context: BrowserContext) =>
  context.addInitScript(() => {
    if (!('ServiceWorkerContainer' in window)) return
    ServiceWorkerContainer.prototype.register = async () => new Promise(() => undefined)
  })
