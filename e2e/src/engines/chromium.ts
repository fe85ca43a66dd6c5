import { chromium } from 'playwright-core'
import { FLAGS, PHONE } from '#testing/phone.ts'
import { browserOf } from './pages.ts'
import { programs } from './programs.mjs'
import type { Browser } from './window.ts'

/** Chromium as the browser tests use it. */
export const startChromium = async (): Promise<Browser> => {
  const browser = await chromium.launch({ executablePath: programs.chromium.files.browser, args: FLAGS })
  return browserOf(
    viewport => browser.newContext({ ...PHONE, viewport }),
    () => browser.close(),
  )
}
