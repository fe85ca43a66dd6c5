import type { CaptchaFields } from '@foyer/contract/captcha/captcha-fields'
import { createStore, type Store } from '#store.ts'
import { createAttempts, type AttemptParts } from './captcha-attempts.ts'
import { nextState, resultAt, type CaptchaEvent, type CaptchaProblem, type CaptchaResult, type CaptchaState } from './captcha-state.ts'
import { createCaptchaWait } from './captcha-wait.ts'
import type { Challenge, ChallengeEvents } from './challenge.ts'

/** Why nothing was verified, as a text of `errors`. */
export type Refused = 'verify_first' | 'verify_geetest_too_fast'

export interface CaptchaDependencies extends AttemptParts {
  /** `toast`: the player closed the challenge, and knows why. */
  notify(reason: Refused, by: 'alert' | 'toast'): void
  /** ms */
  clock(): number
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

const typedResult = ({ challenge, letters }: CaptchaView): CaptchaFields | undefined =>
  challenge?.kind === 'picture' && letters.trim() ? { captcha: `${challenge.id}:${letters.trim()}` } : undefined

/** Everything about a captcha except drawing it: starts the provider, waits, retries, and resolves with the result. */
export const createCaptchaController = (deps: CaptchaDependencies): CaptchaController => {
  const view = createStore<CaptchaView>(() => ({ state: { step: 'loading', attempt: 1, since: 0 }, challenge: undefined, letters: '' }))
  const wait = createCaptchaWait(by => deps.notify('verify_first', by))

  const change = (part: Partial<CaptchaView>): void => view.set({ ...view.get(), ...part })
  const send = (event: CaptchaEvent): CaptchaState => {
    change({ state: nextState(view.get().state, event) })
    return view.get().state
  }

  const discard = (): void => {
    attempts.end()
    const { challenge } = view.get()
    if (challenge?.kind === 'geetest') challenge.destroy()
    change({ challenge: undefined })
  }

  const present = (): void => {
    const { challenge } = view.get()
    const state = send({ type: 'asked' })
    if (state.step === 'waiting' && state.asking && challenge?.kind === 'geetest') challenge.show()
  }

  const fail = (problem: CaptchaProblem): void => {
    discard()
    if (send({ type: 'failed', problem, at: deps.clock() }).step === 'loading') attempts.begin()
    else wait.refuse()
  }
  const solve = (result: CaptchaResult): void => {
    // A picture that is still on its way is not wanted any more.
    attempts.end()
    send({ type: 'solved', result })
    wait.settle(result.fields)
  }
  const close = (): void => {
    send({ type: 'closed' })
    wait.refuse('toast')
  }

  const isReady = (challenge: Challenge): void => {
    change({ challenge })
    send({ type: 'ready' })
    if (!wait.isOpen()) return
    if (challenge.kind === 'picture') wait.refuse()
    else present()
  }

  const attempts = createAttempts(deps, { onReady: isReady, onSolved: solve, onClosed: close, onFailed: fail })

  const load = (clear = false): void => {
    discard()
    if (clear) change({ letters: '' })
    send({ type: 'started', at: deps.clock() })
    attempts.begin()
  }

  return {
    view,
    load,
    retry: () => {
      if (send({ type: 'retried', at: deps.clock() }).step === 'loading') attempts.begin()
    },
    present,
    type: letters => change({ letters }),
    verify: () => {
      const now = deps.clock()
      const ready = resultAt(view.get().state, now) ?? typedResult(view.get())
      if (ready) return Promise.resolve(ready)
      if (wait.isTooFast(now)) {
        deps.notify('verify_geetest_too_fast', 'alert')
        return Promise.resolve(null)
      }
      const result = wait.open()
      const { state, challenge } = view.get()
      // After a failure or expiry: load again; it is shown when it is ready.
      if (state.step === 'error' || state.step === 'success') load()
      else if (challenge?.kind === 'picture') wait.refuse()
      else if (state.step === 'waiting') present()
      return result
    },
    stop: () => {
      discard()
      wait.settle(null)
    },
    onSolved: solve,
    onClosed: close,
    onFailed: fail,
  }
}
