/** Further submits are ignored until this long after the end of one, ms (spec 1 §9: 500 ms for login and registration). */
export const SUBMIT_RELEASE = 500

export type Schedule = (work: () => void, ms: number) => void

/**
 * Allows one submit at a time: others are ignored while it runs and until `SUBMIT_RELEASE` after its end (spec 1 §4).
 * `onChange` is called when the guard closes and opens.
 */
export const createSubmitGuard = (schedule: Schedule, onChange: (processing: boolean) => void) => {
  let processing = false
  const setProcessing = (value: boolean) => {
    processing = value
    onChange(value)
  }
  return async (work: () => Promise<void>): Promise<void> => {
    if (processing) return
    setProcessing(true)
    try {
      await work()
    } finally {
      schedule(() => setProcessing(false), SUBMIT_RELEASE)
    }
  }
}
