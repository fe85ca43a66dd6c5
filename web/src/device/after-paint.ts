/**
 * Runs `work` once the frame that answers a tap has been painted: what a player waits for first is to see that the tap was felt. A page that is hidden
 * paints nothing, so there it runs soon. Returns a function that cancels it.
 */
export const afterPaint = (work: () => void): (() => void) => {
  let cancelled = false
  const run = () => setTimeout(() => cancelled || work())
  if (document.hidden) run()
  else requestAnimationFrame(run)
  return () => {
    cancelled = true
  }
}
