import type { CaptchaFields } from '@foyer/contract/captcha/captcha-fields'
import { useCaptcha, type Captcha } from '#blocks/captcha/use-captcha.ts'
import type { Problem } from '#forms/problem.ts'
import type { Countdown } from './use-countdown.ts'
import { useTimedSend } from './use-timed-send.ts'

export interface CodeSend {
  readonly sending: boolean
  readonly problem: Problem | null
  readonly countdown: Countdown
  /** The captcha of the scene `sms`. */
  readonly captcha: Captcha
  /** Sends a code by `call`; then starts the countdown and calls `onSent`. */
  send(call: (verified: CaptchaFields) => Promise<{ readonly expirationTime: number }>, onSent?: () => void): Promise<void>
}

/** Sends a code to somebody who is not signed in: first the captcha, then the countdown until another code (spec 1 §4, §5). */
export const useCodeSend = (): CodeSend => {
  const captcha = useCaptcha('sms')
  const { sending, problem, countdown, run } = useTimedSend()
  return {
    sending,
    problem,
    countdown,
    captcha,
    send: (call, onSent) =>
      run(async () => {
        const sent = await captcha.guard(call)
        if (sent) onSent?.()
        return sent
      }),
  }
}
