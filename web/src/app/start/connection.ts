/** A ping that takes longer is slow, ms. The specification gives no number (spec 1 §8, Slow ping). */
export const SLOW_PING = 4_000

/** Whether a ping shows a slow connection; `undefined` for one that timed out (spec 1 §9: after 20 s). */
export const isSlow = (duration: number | undefined): boolean => duration === undefined || duration >= SLOW_PING
