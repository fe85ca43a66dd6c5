/** One timer that a test runs, in place of `schedule`. */
export const timers = () => {
  let waiting: { readonly work: () => void; readonly ms: number } | undefined
  return {
    wait: (work: () => void, ms: number) => {
      const own = { work, ms }
      waiting = own
      return () => {
        if (waiting === own) waiting = undefined
      }
    },
    /** In how many ms it is due; undefined if none runs. */
    due: () => waiting?.ms,
    /** Lets its time pass. */
    pass: () => {
      const now = waiting
      waiting = undefined
      now?.work()
    },
  }
}
