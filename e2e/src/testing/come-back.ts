import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { PATIENCE } from './phone.ts'

/** Where pages learn of a newer build. */
export const MANIFEST = /\/asset-manifest\.json/

const AGAIN = 300 // ms

/** The player returns to the page from another app or tab. */
export const returnTo = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')))

/** The player returns to the page until it shows this, because several returns at one moment are one check. `within`: ms. */
export const comeBackUntilShown = async (page: Page, shown: Locator, within = PATIENCE) =>
  await expect
    .poll(
      async () => {
        await returnTo(page)
        return shown.isVisible()
      },
      { timeout: within, interval: AGAIN },
    )
    .toBe(true)

/** The player returns to the page until the dialog is shown. */
export const comeBackUntilOffered = async (page: Page, name: string) => {
  const dialog = page.getByRole('alertdialog', { name })
  await comeBackUntilShown(page, dialog)
  return dialog
}

/** The player returns until the page has checked and handled the answer. */
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
      // Each check loads two manifests; when the second pair is loaded, the first answer has been handled.
      { timeout: PATIENCE, interval: AGAIN },
    )
    .toBeGreaterThanOrEqual(4)
  page.off('response', count)
}
