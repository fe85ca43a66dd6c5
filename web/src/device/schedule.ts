/** Calls `work` after `ms`; answers the way to call it off. */
export const schedule = (work: () => void, ms: number): (() => void) => {
  const timer = setTimeout(work, ms)
  return () => clearTimeout(timer)
}
