import type { Browser, BrowserContext, Page } from 'playwright-core'

/** All of them close faster than this, even where they first leave pictures of a failed story behind, ms. */
const CLOSE_LIMIT = 30_000

const nameOf = (what: Browser | BrowserContext | Page) => ('newContext' in what ? 'browser' : 'newPage' in what ? 'window' : 'page')

/**
 * Closes a browser or a part of it. Chromium sometimes never answers if a page was about to navigate, and the test
 * runner would wait forever. A failure to close in time is reported, and the part ends with the process of its test file.
 */
export const closeInTime = async (what: Browser | BrowserContext | Page): Promise<void> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<void>(resolve => {
    timer = setTimeout(() => {
      process.stderr.write(`Chromium did not close its ${nameOf(what)} in ${CLOSE_LIMIT / 1000} s.\n`)
      resolve()
    }, CLOSE_LIMIT)
  })
  await Promise.race([what.close(), late])
  clearTimeout(timer)
}
