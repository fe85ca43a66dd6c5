/** Without `requestIdleCallback` (Safari) the page counts as idle this long after it has loaded, ms. */
const PRESUMED_IDLE = 2_000

/** Runs `work` once the page has loaded and is at rest. Answers the way to call it off. */
export const whenIdle = (work: () => void): (() => void) => {
  let cancel = () => {}
  const wait = () => {
    if ('requestIdleCallback' in window) {
      const handle = window.requestIdleCallback(() => work())
      cancel = () => window.cancelIdleCallback(handle)
    } else {
      const timer = setTimeout(work, PRESUMED_IDLE)
      cancel = () => clearTimeout(timer)
    }
  }
  if (document.readyState === 'complete') {
    wait()
    return () => cancel()
  }
  window.addEventListener('load', wait, { once: true })
  return () => {
    window.removeEventListener('load', wait)
    cancel()
  }
}
