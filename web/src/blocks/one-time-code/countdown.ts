/** Another code may be asked for after so long where the answer names no time, s (spec 1 §9). */
export const RESEND_FALLBACK = 60
/** How often the countdown is looked at, ms (spec 1 §9). */
export const COUNTDOWN_POLL = 500

/** When another code may be asked for, by the clock that `now` is of. `expirationTime` is the answer's, in seconds. */
export const resendAt = (now: number, expirationTime: number | undefined): number => {
  const seconds = expirationTime !== undefined && Number.isFinite(expirationTime) && expirationTime >= 0 ? expirationTime : RESEND_FALLBACK
  return now + seconds * 1000
}

/** Whole seconds until then; 0 once it has come. */
export const secondsLeft = (end: number, now: number): number => Math.max(0, Math.ceil((end - now) / 1000))
