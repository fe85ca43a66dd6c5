import type { CaptchaFields } from '@foyer/contract/captcha/captcha-fields'
import { VERIFY_PAUSE } from './captcha-state.ts'

/** The wait of a form for a result, one at a time. `onRefused`: says that the player has to solve the captcha first. */
export const createCaptchaWait = (onRefused: (by: 'alert' | 'toast') => void) => {
  let waiting: ((fields: CaptchaFields | null) => void) | undefined
  let lastVerify = -Infinity

  const settle = (fields: CaptchaFields | null): void => {
    waiting?.(fields)
    waiting = undefined
  }
  return {
    isOpen: () => waiting !== undefined,
    /** Whether somebody waits already, or has just tried; from now on, somebody has. */
    isTooFast(now: number): boolean {
      const isTooFast = waiting !== undefined || now - lastVerify < VERIFY_PAUSE
      lastVerify = now
      return isTooFast
    },
    open: () =>
      new Promise<CaptchaFields | null>(resolve => {
        waiting = resolve
      }),
    settle,
    refuse(by: 'alert' | 'toast' = 'alert'): void {
      if (!waiting) return
      onRefused(by)
      settle(null)
    },
  }
}
