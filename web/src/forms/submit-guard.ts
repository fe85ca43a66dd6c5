/** After its end a submit keeps further ones out for this long, ms (spec 1 §9: 500 ms for login and registration). */
export const SUBMIT_RELEASE = 500

export type Schedule = (work: () => void, ms: number) => void

/**
 * Lets one submit through at a time: others are ignored while it runs and until `SUBMIT_RELEASE` after its end (spec 1 §4).
 * `onChange` hears when the guard closes and opens.
 */
export const createSubmitGuard = (schedule: Schedule, onChange: (processing: boolean) => void) => {
  let processing = false
  const turn = (to: boolean) => {
    processing = to
    onChange(to)
  }
  return async (work: () => Promise<void>): Promise<void> => {
    if (processing) return
    turn(true)
    try {
      await work()
    } finally {
      schedule(() => turn(false), SUBMIT_RELEASE)
    }
  }
}
