/** Time until another code may be asked for if the answer does not say, s (spec 1 §9). */
export const RESEND_FALLBACK = 60
/** How often the countdown is updated, ms (spec 1 §9). */
export const COUNTDOWN_POLL = 500

/** When another code may be asked for, by the same clock as `now`, ms. `expirationTime` comes from the answer, in seconds. */
export const resendAt = (now: number, expirationTime: number | undefined): number => {
  const seconds = expirationTime !== undefined && Number.isFinite(expirationTime) && expirationTime >= 0 ? expirationTime : RESEND_FALLBACK
  return now + seconds * 1000
}

/** Whole seconds until `end`; 0 afterwards. */
export const secondsLeft = (end: number, now: number): number => Math.max(0, Math.ceil((end - now) / 1000))
