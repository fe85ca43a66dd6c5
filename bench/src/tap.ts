import type { CDPSession, Locator, Page } from 'playwright-core'

declare global {
  interface Window {
    /** ms from each tap to the next paint, as the browser measured it. */
    taps: Map<number, number>
  }
}

/** The page of a visit, and the browser's own tools for it. */
export interface Visit {
  readonly page: Page
  readonly devtools: CDPSession
}

/** The browser reports no event that took less, ms. */
const SHORTEST = 16
/** Longer than the browser takes to report an event after its paint, ms. */
const REPORTED_AFTER = 250
/** A phone of the middle class. */
const CPU_SLOWDOWN = 4

/** Makes the page note how long each tap waits for the next paint (Event Timing, the measure behind Interaction to Next Paint). */
export const noteTaps = (page: Page) =>
  page.addInitScript(minimum => {
    window.taps = new Map()
    new PerformanceObserver(list => {
      for (const { interactionId, duration } of list.getEntries() as (PerformanceEntry & { readonly interactionId?: number })[])
        if (interactionId) window.taps.set(interactionId, Math.max(window.taps.get(interactionId) ?? 0, duration))
    }).observe({ type: 'event', buffered: true, durationThreshold: minimum } as PerformanceObserverInit)
  }, SHORTEST)

/** Does something on a slow processor. Only what is measured runs slowly, so that a round does not take minutes. */
const slowly = async <Result>({ devtools }: Visit, work: () => Promise<Result>): Promise<Result> => {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  const result = await work()
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return result
}

/** Taps once; ms from the tap to the next paint. `until` waits for what the tap opens. */
export const tapped = async (visit: Visit, target: Locator, until: () => Promise<unknown>): Promise<number> => {
  const { page } = visit
  await target.waitFor()
  await page.evaluate(() => window.taps.clear())
  await slowly(visit, async () => {
    await target.tap()
    await until()
    await page.waitForTimeout(REPORTED_AFTER)
  })
  return page.evaluate(minimum => Math.max(minimum, ...window.taps.values()), SHORTEST)
}

/** Taps once; ms from the tap until the page is painted in the language whose `<html lang>` is given. */
export const switched = async (visit: Visit, target: Locator, lang: string): Promise<number> => {
  const shown = visit.page.evaluate(
    wanted =>
      new Promise<number>(resolve => {
        let begun = 0
        window.addEventListener('pointerup', ({ timeStamp }) => (begun = timeStamp), { capture: true, once: true })
        // Asking at every frame would make the browser draw frames that nobody needs, and so slow down what is measured.
        const watcher = new MutationObserver(() => {
          if (document.documentElement.lang !== wanted) return
          watcher.disconnect()
          // The frame that was drawn in the new language has been handed over when the next one begins.
          requestAnimationFrame(() => requestAnimationFrame(now => resolve(now - begun)))
        })
        watcher.observe(document.documentElement, { attributeFilter: ['lang'] })
      }),
    lang,
  )
  return slowly(visit, async () => {
    // Together: where the tap fails the page is closed, and what still waits on it fails with nobody to hear it.
    const [ms] = await Promise.all([shown, target.tap()])
    return ms
  })
}
