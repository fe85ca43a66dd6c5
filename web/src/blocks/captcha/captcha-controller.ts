import type { CaptchaFields } from '@foyer/contract/captcha/captcha-fields'
import { createStore, type Store } from '#store.ts'
import {
  CAPTCHA_TIMEOUT,
  nextState,
  resultAt,
  VERIFY_PAUSE,
  type CaptchaEvent,
  type CaptchaProblem,
  type CaptchaResult,
  type CaptchaState,
} from './captcha-state.ts'
import { CaptchaFailure, type Challenge, type ChallengeEvents } from './challenge.ts'

/** Why nothing was verified, as a text of `errors`. */
export type Refused = 'verify_first' | 'verify_geetest_too_fast'

export interface CaptchaDependencies {
  /** Prepares a challenge; rejects with a `CaptchaFailure`. */
  start(events: ChallengeEvents): Promise<Challenge>
  /** The problem for a timeout or an unexpected error, which have no text of their own. */
  timedOut(): CaptchaProblem
  /** `toast`: the player closed the challenge, and knows why. */
  notify(reason: Refused, by: 'alert' | 'toast'): void
  /** ms */
  clock(): number
  /** Returns a function that cancels it. */
  schedule(work: () => void, ms: number): () => void
}

export interface CaptchaView {
  readonly state: CaptchaState
  readonly challenge: Challenge | undefined
  /** The letters typed for a picture. */
  readonly letters: string
}

export interface CaptchaController extends ChallengeEvents {
  readonly view: Store<CaptchaView>
  /** Starts, or starts again, because a used captcha always reloads. `clear` removes the typed letters at once (spec 1 §4, Registration). */
  load(clear?: boolean): void
  retry(): void
  /** The player opens the challenge. */
  present(): void
  type(letters: string): void
  /** The result to send, for which the player is asked if there is none yet; null if there is still none, which was then reported. */
  verify(): Promise<CaptchaFields | null>
  stop(): void
}

/** Everything about a captcha except drawing it: starts the provider, waits, retries, and resolves with the result. */
export const createCaptchaController = (deps: CaptchaDependencies): CaptchaController => {
  const view = createStore<CaptchaView>(() => ({ state: { step: 'loading', attempt: 1, since: 0 }, challenge: undefined, letters: '' }))
  let run = 0
  let cancelTimeout = (): void => {}
  let lastVerify = -Infinity
  let waiting: ((fields: CaptchaFields | null) => void) | undefined

  const change = (part: Partial<CaptchaView>): void => view.set({ ...view.get(), ...part })
  const send = (event: CaptchaEvent): CaptchaState => {
    change({ state: nextState(view.get().state, event) })
    return view.get().state
  }

  const settle = (fields: CaptchaFields | null): void => {
    waiting?.(fields)
    waiting = undefined
  }
  const refuse = (by: 'alert' | 'toast' = 'alert'): void => {
    if (!waiting) return
    deps.notify('verify_first', by)
    settle(null)
  }

  const discard = (): void => {
    run++
    cancelTimeout()
    const { challenge } = view.get()
    if (challenge?.kind === 'geetest') challenge.destroy()
    change({ challenge: undefined })
  }

  const present = (): void => {
    const { challenge } = view.get()
    const state = send({ type: 'asked' })
    if (state.step === 'waiting' && state.asking && challenge?.kind === 'geetest') challenge.show()
  }

  const typedResult = (): CaptchaFields | undefined => {
    const { challenge, letters } = view.get()
    return challenge?.kind === 'picture' && letters.trim() ? { captcha: `${challenge.id}:${letters.trim()}` } : undefined
  }

  const fail = (problem: CaptchaProblem): void => {
    discard()
    if (send({ type: 'failed', problem, at: deps.clock() }).step === 'loading') attempt()
    else refuse()
  }
  const solve = (result: CaptchaResult): void => {
    send({ type: 'solved', result })
    settle(result.fields)
  }
  const close = (): void => {
    send({ type: 'closed' })
    refuse('toast')
  }

  const isReady = (challenge: Challenge): void => {
    cancelTimeout()
    change({ challenge })
    send({ type: 'ready' })
    if (!waiting) return
    if (challenge.kind === 'picture') refuse()
    else present()
  }

  const begin = async (events: ChallengeEvents, isCurrent: () => boolean): Promise<void> => {
    try {
      const challenge = await deps.start(events)
      if (isCurrent()) isReady(challenge)
      else if (challenge.kind === 'geetest') challenge.destroy()
    } catch (error) {
      if (isCurrent()) fail(error instanceof CaptchaFailure ? error.problem : deps.timedOut())
    }
  }

  /** One attempt; events of an earlier one are ignored. */
  const attempt = (): void => {
    const own = ++run
    const isCurrent = () => own === run
    cancelTimeout = deps.schedule(() => {
      if (isCurrent()) fail(deps.timedOut())
    }, CAPTCHA_TIMEOUT)
    const events: ChallengeEvents = {
      onSolved: result => {
        if (isCurrent()) solve(result)
      },
      onClosed: () => {
        if (isCurrent()) close()
      },
      onFailed: problem => {
        if (isCurrent()) fail(problem)
      },
    }
    void begin(events, isCurrent)
  }

  const load = (clear = false): void => {
    discard()
    if (clear) change({ letters: '' })
    send({ type: 'started', at: deps.clock() })
    attempt()
  }

  return {
    view,
    load,
    retry: () => {
      if (send({ type: 'retried', at: deps.clock() }).step === 'loading') attempt()
    },
    present,
    type: letters => change({ letters }),
    verify: () => {
      const now = deps.clock()
      const ready = typedResult() ?? resultAt(view.get().state, now)
      if (ready) return Promise.resolve(ready)
      const isTooFast = waiting !== undefined || now - lastVerify < VERIFY_PAUSE
      lastVerify = now
      if (isTooFast) {
        deps.notify('verify_geetest_too_fast', 'alert')
        return Promise.resolve(null)
      }
      return new Promise(resolve => {
        waiting = resolve
        const { state, challenge } = view.get()
        // After a failure or expiry: load again; it is shown when it is ready.
        if (state.step === 'error' || state.step === 'success') load()
        else if (challenge?.kind === 'picture') refuse()
        else if (state.step === 'waiting') present()
      })
    },
    stop: () => {
      discard()
      settle(null)
    },
    onSolved: solve,
    onClosed: close,
    onFailed: fail,
  }
}
