import type { BrowserContext, Page } from 'playwright-core'

/** Longer than a window takes to open, ms. */
export const OPENED_AFTER = 400

export const windows = (page: Page) => page.locator('dialog[open]')

/** Closes whatever is open. */
export const closeWindows = async (page: Page): Promise<void> => {
  while ((await windows(page).count()) > 0) {
    await page.keyboard.press('Escape')
    await page.waitForTimeout(OPENED_AFTER)
  }
}

/** The question for consent has been answered with a no; nothing else closes it. */
export const withoutConsent = (context: BrowserContext) =>
  context.addInitScript(() => {
    // A game's frame has no storage.
    if (window.top === window) localStorage.setItem('SHELL_consent', JSON.stringify({ version: '1', measurement: false, marketing: false }))
  })

/** No window comes by itself: since prompts load after the page is idle, one could come between a tap and what it opens. */
export const withoutPrompts = async (context: BrowserContext): Promise<void> => {
  const value = { announcements: [], hide: 'none', turn: 'arrows', forceRead: false }
  await context.route('**/wps/announcements/popups', route => route.fulfill({ json: { success: true, value } }))
  await withoutConsent(context)
  await context.addInitScript(() => {
    localStorage.setItem('SHELL_forceDownloadShow', '99')
    for (const name of ['SHELL_downloadBarHidden', 'SHELL_miniGameAway']) sessionStorage.setItem(name, '1')
    sessionStorage.setItem('SHELL_popupImage', '0')
  })
}
