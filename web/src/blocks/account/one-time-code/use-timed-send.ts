import type { Problem } from '#forms/problem.ts'
import { useSubmit } from '#forms/use-submit.ts'
import { RequestError } from '#request/request-error.ts'
import { useCountdown, type Countdown } from './use-countdown.ts'

export interface TimedSend {
  readonly sending: boolean
  readonly problem: Problem | null
  readonly countdown: Countdown
  /** Sends a code by `ask`, under the submit guard; nothing was sent if it resolves with undefined. */
  run(load: () => Promise<{ readonly expirationTime?: number } | undefined>): Promise<void>
}

/** The wait that a refused send names, s. */
const waitIn = (error: unknown): number | undefined => {
  const { retryAfter } = ((error instanceof RequestError && error.value) || {}) as { readonly retryAfter?: unknown }
  return typeof retryAfter === 'number' ? retryAfter : undefined
}

/** Sends a code, and counts down until another may be asked for: also where this one was refused because it came too early (spec 1 §4). */
export const useTimedSend = (): TimedSend => {
  const { processing, problem, run } = useSubmit()
  const countdown = useCountdown()
  return {
    sending: processing,
    problem,
    countdown,
    run: load =>
      run(async () => {
        try {
          const sent = await load()
          if (sent) countdown.start(sent.expirationTime)
        } catch (error) {
          const wait = waitIn(error)
          if (wait !== undefined) countdown.start(wait)
          throw error
        }
      }),
  }
}
