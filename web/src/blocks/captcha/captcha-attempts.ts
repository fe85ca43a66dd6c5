import { CAPTCHA_TIMEOUT, type CaptchaProblem } from './captcha-state.ts'
import { CaptchaFailure, type Challenge, type ChallengeEvents } from './challenge.ts'

export interface AttemptParts {
  /** Prepares a challenge; rejects with a `CaptchaFailure`. */
  start(events: ChallengeEvents): Promise<Challenge>
  /** The problem for a timeout or an unexpected error, which have no text of their own. */
  timedOut(): CaptchaProblem
  /** Returns a function that cancels it. */
  schedule(work: () => void, ms: number): () => void
}

interface AttemptEvents extends ChallengeEvents {
  /** The challenge was prepared in time. */
  onReady(challenge: Challenge): void
}

/** Prepares challenges within the time limit, one after another; events of an earlier one are ignored. */
export const createAttempts = (parts: AttemptParts, { onReady, onSolved, onClosed, onFailed }: AttemptEvents) => {
  let run = 0
  let cancelTimeout = (): void => {}

  const prepare = async (events: ChallengeEvents, isCurrent: () => boolean): Promise<void> => {
    try {
      const challenge = await parts.start(events)
      if (isCurrent()) {
        cancelTimeout()
        onReady(challenge)
      } else if (challenge.kind === 'geetest') {
        challenge.destroy()
      }
    } catch (error) {
      if (isCurrent()) onFailed(error instanceof CaptchaFailure ? error.problem : parts.timedOut())
    }
  }

  return {
    begin(): void {
      const own = ++run
      const isCurrent = () => own === run
      cancelTimeout = parts.schedule(() => {
        if (isCurrent()) onFailed(parts.timedOut())
      }, CAPTCHA_TIMEOUT)
      const events: ChallengeEvents = {
        onSolved: result => {
          if (isCurrent()) onSolved(result)
        },
        onClosed: () => {
          if (isCurrent()) onClosed()
        },
        onFailed: problem => {
          if (isCurrent()) onFailed(problem)
        },
      }
      void prepare(events, isCurrent)
    },
    end(): void {
      run++
      cancelTimeout()
    },
  }
}
