import type { Page } from 'playwright-core'

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
