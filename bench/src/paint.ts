import type { Browser } from 'playwright-core'

/** Slow 4G and a phone's processor (decision 14). */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
  connectionType: 'cellular4g',
} as const
const CPU_SLOWDOWN = 4
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true, locale: 'en-US' }
/** After this long without network traffic, nothing larger is painted on these pages, ms. */
const SETTLED_AFTER = 1000

/** ms since the navigation began, and the layout shift score. */
export interface Paint {
  readonly first: number
  readonly largest: number
  readonly shift: number
}

declare global {
  interface Window {
    paint: { first: number; largest: number; shift: number }
  }
}

/** Opens `url` once, with an empty cache, on a slow phone; returns what it painted and when. */
export const measurePaint = async (browser: Browser, url: string): Promise<Paint> => {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', NETWORK)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await page.addInitScript(() => {
      const paint = { first: 0, largest: 0, shift: 0 }
      window.paint = paint
      const observe = (type: string, note: (entry: PerformanceEntry & { hadRecentInput?: boolean; value?: number }) => void) =>
        new PerformanceObserver(list => list.getEntries().forEach(note)).observe({ type, buffered: true })
      observe('paint', entry => {
        if (entry.name === 'first-contentful-paint') paint.first = entry.startTime
      })
      observe('largest-contentful-paint', entry => {
        paint.largest = entry.startTime
      })
      observe('layout-shift', entry => {
        if (!entry.hadRecentInput) paint.shift += entry.value ?? 0
      })
    })
    await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 })
    await page.waitForTimeout(SETTLED_AFTER)
    return await page.evaluate(() => window.paint)
  } finally {
    await context.close()
  }
}
