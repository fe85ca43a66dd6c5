import { SESSION_KEY } from '@foyer/web/src/session/session-key.ts'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { PATIENCE } from './phone.ts'
import { callsUnderWay } from './witness.ts'

// What a story may have to wait for, each in one way. A test forbids the ways that race: tools/checks/races.ts.

const AGAIN = 20 // ms

/** A window of the page has ended its closing. Until then it covers the page, which takes no tap, no text and no focus. */
export const closed = (window: Locator): Promise<void> => window.waitFor({ state: 'hidden' })

/** The page has a session. */
export const signedIn = async (page: Page): Promise<void> => {
  await page.waitForFunction(key => sessionStorage.getItem(key) !== null, SESSION_KEY)
}

/** The page has no session any more. */
export const signedOut = async (page: Page): Promise<void> => {
  await page.waitForFunction(key => sessionStorage.getItem(key) === null, SESSION_KEY)
}

/**
 * No call of the page's phone is under way, and the page had a moment to make the next one. For the first load of a page `goto` waits by itself;
 * later its state "networkidle" is reached already, and waiting for it waits for nothing.
 */
export const nothingUnderWay = async (page: Page): Promise<void> => {
  let quiet = 0
  await expect
    .poll(
      async () => {
        await page.evaluate(() => undefined)
        quiet = callsUnderWay(page.context()) === 0 ? quiet + 1 : 0
        return quiet
      },
      { timeout: PATIENCE, interval: AGAIN },
    )
    .toBeGreaterThan(2)
}

/** The calls that each page makes once it has come to rest after its start. */
const AT_REST = ['system/status', 'system/test/ping']

/**
 * The page has come to rest after its start, and made the calls of it: the next one is the player's, and what watches the line does. Begin to wait
 * before the page is opened: on a slow machine the network is idle for a moment before that.
 */
export const cameToRest = async (page: Page): Promise<void> => {
  await Promise.all(AT_REST.map(call => page.waitForResponse(`**/wps/${call}**`)))
}
