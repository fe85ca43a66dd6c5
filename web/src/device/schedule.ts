/** Calls `work` after `ms`; returns a function that cancels it. */
export const schedule = (work: () => void, ms: number): (() => void) => {
  const timer = setTimeout(work, ms)
  return () => clearTimeout(timer)
}
