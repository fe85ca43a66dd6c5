import type { BrowserContext, Page } from 'playwright-core'

interface Movement {
  /** When the whole HTML had been drawn, ms since the navigation; infinite until then. */
  since: number
  /** Of each layout shift, when it was, ms, and its score. */
  readonly shifts: [at: number, score: number][]
}
type WithMovement = typeof globalThis & { movement?: Movement }

/**
 * Notes by how much each page moves after its HTML has come as a whole. Before, a slow machine draws as much of the HTML as it has read, and what is
 * drawn grows with it: where it pauses is up to the machine alone.
 */
export const noteMovement = (browsed: BrowserContext | Page): Promise<unknown> =>
  browsed.addInitScript(() => {
    const movement: Movement = { since: Infinity, shifts: [] }
    Object.assign(globalThis, { movement })
    // The first of these pictures has the last of the HTML.
    const drawn = () => requestAnimationFrame(() => requestAnimationFrame(() => (movement.since = performance.now())))
    document.addEventListener('DOMContentLoaded', drawn, { once: true })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) movement.shifts.push([entry.startTime, (entry as PerformanceEntry & { readonly value: number }).value])
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** The sum of the scores of all layout shifts (https://web.dev/articles/cls) since the whole HTML was drawn, user input or not. */
export const movementOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { movement } = globalThis as WithMovement
    if (!movement || movement.since === Infinity) throw new Error('The page has not been drawn.')
    return movement.shifts.reduce((sum, [at, score]) => (at > movement.since ? sum + score : sum), 0)
  })
