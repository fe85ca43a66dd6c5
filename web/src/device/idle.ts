/** Without `requestIdleCallback` (Safari) the page is assumed idle this long after loading, ms. */
const ASSUMED_IDLE = 2_000

/** Runs `work` once the page has loaded and is idle. Returns a function that cancels it. */
export const whenIdle = (work: () => void): (() => void) => {
  let cancel = () => {}
  const wait = () => {
    if ('requestIdleCallback' in window) {
      const handle = window.requestIdleCallback(() => work())
      cancel = () => window.cancelIdleCallback(handle)
    } else {
      const timer = setTimeout(work, ASSUMED_IDLE)
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
