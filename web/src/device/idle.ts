/** Without `requestIdleCallback` (Safari) the page is assumed idle this long after loading, ms. */
const ASSUMED_IDLE = 2_000

const waiting = new Set<() => void>()
let isAwaited = false

/** All begins at the same time, so that texts which several of them need travel in one request. What fails does not stop the others. */
const beginAll = (): void => {
  isAwaited = false
  for (const work of waiting) {
    queueMicrotask(() => {
      if (waiting.delete(work)) work()
    })
  }
}

const awaitIdle = (): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(beginAll)
  else setTimeout(beginAll, ASSUMED_IDLE)
}

/** Runs `work` once the page has loaded and is idle, together with all that waits for this. Returns a function that cancels it. */
export const whenIdle = (work: () => void): (() => void) => {
  const own = () => work()
  waiting.add(own)
  if (!isAwaited) {
    isAwaited = true
    if (document.readyState === 'complete') awaitIdle()
    else window.addEventListener('load', awaitIdle, { once: true })
  }
  return () => waiting.delete(own)
}
