import type { Browser, BrowserContext } from 'playwright-core'

/** All of them close faster than this, ms. */
const CLOSE_LIMIT = 10_000

/**
 * Closes a browser or a part of it after a test. Chromium sometimes never answers if a page was about to navigate, and the test
 * runner would wait forever. A failure to close in time is reported, and the part ends with the process of its test file.
 */
export const closeInTime = async (what: Browser | BrowserContext): Promise<void> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<void>(resolve => {
    timer = setTimeout(() => {
      process.stderr.write(`Chromium did not close its ${'newContext' in what ? 'browser' : 'window'} in ${CLOSE_LIMIT / 1000} s.\n`)
      resolve()
    }, CLOSE_LIMIT)
  })
  await Promise.race([what.close(), late])
  clearTimeout(timer)
}
