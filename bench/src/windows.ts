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

/** No window comes by itself: since prompts load after the page is idle, one could come between a tap and what it opens. */
export const withoutPrompts = async (context: BrowserContext): Promise<void> => {
  const value = { announcements: [], hide: 'none', turn: 'arrows', forceRead: false }
  await context.route('**/wps/announcements/popups', route => route.fulfill({ json: { success: true, value } }))
  await context.addInitScript(() => {
    localStorage.setItem('SHELL_forceDownloadShow', '99')
    localStorage.setItem('SHELL_consent', JSON.stringify({ version: '1', measurement: false, marketing: false }))
    for (const name of ['SHELL_downloadBarHidden', 'SHELL_miniGameAway']) sessionStorage.setItem(name, '1')
    sessionStorage.setItem('SHELL_popupImage', '0')
  })
}
