import type { BrowserContext } from 'playwright-core'

/** Announcements and download images have tests of their own; in others they would cover what is tested. */
export const withoutAnnouncements = (context: BrowserContext) =>
  context.addInitScript(() => {
    if (location.protocol !== 'http:') return
    sessionStorage.setItem('SHELL_popupImage', '0')
    const ask = window.fetch
    const nothing = { announcements: [], hide: 'none', turn: 'arrows', forceRead: false }
    window.fetch = async (input, init) =>
      typeof input === 'string' && input.includes('/wps/announcements/popups')
        ? new Response(JSON.stringify({ success: true, value: nothing }), { headers: { 'Content-Type': 'application/json' } })
        : ask.call(window, input, init)
  })
