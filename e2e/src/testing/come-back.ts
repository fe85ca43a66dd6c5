import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { PATIENCE } from './phone.ts'

/** Where pages learn of a newer build. */
export const MANIFEST = /\/asset-manifest\.json/

const AGAIN = 300 // ms

const returnTo = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')))

/** The player comes back to the page; again until the dialog stands, for what comes at one moment is one check. */
export const comeBackUntilAsked = async (page: Page, name: string) => {
  const dialog = page.getByRole('alertdialog', { name })
  await expect
    .poll(
      async () => {
        await returnTo(page)
        return dialog.isVisible()
      },
      { timeout: PATIENCE, interval: AGAIN },
    )
    .toBe(true)
  return dialog
}

/** The player comes back until the page has looked, and worked with the answer. */
export const comeBackUntilLooked = async (page: Page) => {
  let answers = 0
  const count = (response: { url(): string }) => void (MANIFEST.test(response.url()) && (answers += 1))
  page.on('response', count)
  await expect
    .poll(
      async () => {
        await returnTo(page)
        return answers
      },
      // Two manifests each time; the first pair's answer has been worked with when the second is there.
      { timeout: PATIENCE, interval: AGAIN },
    )
    .toBeGreaterThanOrEqual(4)
  page.off('response', count)
}
