/** Without `requestIdleCallback` (Safari) the page counts as idle after this long, ms. */
const PRESUMED_IDLE = 2_000

/** Runs `work` once the page is at rest. Answers the way to call it off. */
export const whenIdle = (work: () => void): (() => void) => {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(() => work(), { timeout: 10_000 })
    return () => window.cancelIdleCallback(handle)
  }
  const timer = setTimeout(work, PRESUMED_IDLE)
  return () => clearTimeout(timer)
}
