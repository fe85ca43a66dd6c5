import { vi } from 'vitest'
import type { ChallengeEvents } from '#blocks/captcha/challenge.ts'

type Listener = (error?: unknown) => void

/** A GeeTest page script that the test controls. */
export const fakeGeetest = (validate: unknown) => {
  const handlers: Record<string, Listener> = {}
  const done: string[] = []
  const captcha: Record<string, unknown> = { getValidate: () => validate }
  for (const name of ['onReady', 'onSuccess', 'onError', 'onClose', 'onFail']) {
    captcha[name] = (listener: Listener) => {
      handlers[name] = listener
      return captcha
    }
  }
  for (const name of ['verify', 'showCaptcha', 'destroy']) captcha[name] = () => void done.push(name)
  return { handlers, done, init: (_config: unknown, ready: (captcha: never) => void) => ready(captcha as never) }
}

/** What a start tells, to be looked at. */
export const listening = () => ({
  onSolved: vi.fn<ChallengeEvents['onSolved']>(),
  onClosed: vi.fn<ChallengeEvents['onClosed']>(),
  onFailed: vi.fn<ChallengeEvents['onFailed']>(),
})
