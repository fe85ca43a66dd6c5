import type { Browser } from 'playwright-core'
import { slowDown } from './slow-phone.ts'

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true, locale: 'en-US' }
/** After this long without network traffic, nothing larger is painted on these pages, ms. */
const SETTLED_AFTER = 1000

/** ms since the navigation began, the layout shift score, and what came over the network until the page had loaded, bytes. */
export interface Paint {
  readonly first: number
  readonly largest: number
  readonly shift: number
  /** ms until every link, button and field had its handlers from React; 0 where no script gives any. */
  readonly hydrated: number
  readonly bytes: number
  /** ms until the page asked another origin for something; null if it did not. */
  readonly foreign: number | null
}

declare global {
  interface Window {
    paint: { first: number; largest: number; shift: number; hydrated: number }
  }
}

/** Opens `url` once, with an empty cache, on a slow phone; returns what it painted and when, once it has asked other origins for so many things. */
export const measurePaint = async (browser: Browser, url: string, foreignRequests = 0): Promise<Paint> => {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    await slowDown(await context.newCDPSession(page))
    await page.addInitScript(() => {
      const paint = { first: 0, largest: 0, shift: 0, hydrated: 0 }
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
      // React marks each element that it has taken over.
      const isTaken = (element: Element) => Object.keys(element).some(key => key.startsWith('__reactFiber'))
      const look = () => {
        const controls = [...document.querySelectorAll('a, button, input')]
        if (controls.length > 0 && controls.every(isTaken)) paint.hydrated = performance.now()
        else requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
    await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 })
    await page.waitForTimeout(SETTLED_AFTER)
    await page.waitForFunction(
      most => performance.getEntriesByType('resource').filter(({ name }) => !name.startsWith(location.origin)).length >= most,
      foreignRequests,
      { timeout: 60_000 },
    )
    return await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      const loaded = resources.filter(({ startTime }) => startTime < (navigation?.loadEventStart ?? 0))
      const bytes = [navigation, ...loaded].reduce((sum, entry) => sum + (entry?.transferSize ?? 0), 0)
      const foreign = resources.filter(({ name }) => !name.startsWith(location.origin)).map(({ startTime }) => startTime)
      return { ...window.paint, bytes, foreign: foreign.length > 0 ? Math.min(...foreign) : null }
    })
  } finally {
    await context.close()
  }
}
