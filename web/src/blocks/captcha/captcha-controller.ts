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

/** A provider that is ready to ask. Our own are drawn by us and need no doing; GeeTest draws itself. */
export type Asker =
  | { readonly kind: 'slider' }
  | { readonly kind: 'picture'; readonly id: string; readonly image: string; readonly length: number }
  | { readonly kind: 'geetest'; ask(): void; destroy(): void }

/** What a provider tells. */
export interface AskerEvents {
  onSolved(result: CaptchaResult): void
  onClosed(): void
  onFailed(problem: CaptchaProblem): void
}

/** Why nothing was verified, as a text of `errors`. */
export type Refused = 'verify_first' | 'verify_geetest_too_fast'

export interface CaptchaSurroundings {
  /** Gets the provider ready; rejects with a `CaptchaFailure`. */
  start(events: AskerEvents): Promise<Asker>
  /** Words for what has no words of its own: a time-out, or an unforeseen error. */
  timedOut(): CaptchaProblem
  tell(reason: Refused): void
  /** ms */
  clock(): number
  /** Answers how to call it off. */
  schedule(work: () => void, ms: number): () => void
}

/** A provider could not start. */
export class CaptchaFailure extends Error {
  readonly problem: CaptchaProblem

  constructor(problem: CaptchaProblem) {
    super(problem.message)
    this.name = 'CaptchaFailure'
    this.problem = problem
  }
}

export interface CaptchaView {
  readonly state: CaptchaState
  readonly asker: Asker | undefined
  /** The letters typed for a picture. */
  readonly letters: string
}

export interface CaptchaController extends AskerEvents {
  readonly view: Store<CaptchaView>
  /** Begins, or begins anew: a used captcha always reloads. `clear`: the typed letters go at once (spec 1 §4, Registration). */
  load(clear?: boolean): void
  retry(): void
  /** The player opens the challenge. */
  ask(): void
  type(letters: string): void
  /** The result to send along, asking the player where there is none yet; null where there is none in the end, which was then told. */
  verify(): Promise<CaptchaFields | null>
  stop(): void
}

/** Everything about a captcha but its drawing: it starts the provider, waits, retries, and hands the result to whoever needs it. */
export const createCaptchaController = (around: CaptchaSurroundings): CaptchaController => {
  const view = createStore<CaptchaView>(() => ({ state: { step: 'loading', attempt: 1, since: 0 }, asker: undefined, letters: '' }))
  let run = 0
  let callOff = (): void => {}
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
  const refuse = (reason: Refused): void => {
    if (!waiting) return
    around.tell(reason)
    settle(null)
  }

  const dismiss = (): void => {
    run++
    callOff()
    const { asker } = view.get()
    if (asker?.kind === 'geetest') asker.destroy()
    change({ asker: undefined })
  }

  const ask = (): void => {
    const { asker } = view.get()
    const state = send({ type: 'asked' })
    if (state.step === 'waiting' && state.asking && asker?.kind === 'geetest') asker.ask()
  }

  const picked = (): CaptchaFields | undefined => {
    const { asker, letters } = view.get()
    return asker?.kind === 'picture' && letters.trim() ? { captcha: `${asker.id}:${letters.trim()}` } : undefined
  }

  const fail = (problem: CaptchaProblem): void => {
    dismiss()
    if (send({ type: 'failed', problem, at: around.clock() }).step === 'loading') attempt()
    else refuse('verify_first')
  }
  const solve = (result: CaptchaResult): void => {
    send({ type: 'solved', result })
    settle(result.fields)
  }
  const close = (): void => {
    send({ type: 'closed' })
    refuse('verify_first')
  }

  const isReady = (asker: Asker): void => {
    callOff()
    change({ asker })
    send({ type: 'ready' })
    if (!waiting) return
    if (asker.kind === 'picture') refuse('verify_first')
    else ask()
  }

  const begin = async (events: AskerEvents, isCurrent: () => boolean): Promise<void> => {
    try {
      const asker = await around.start(events)
      if (isCurrent()) isReady(asker)
      else if (asker.kind === 'geetest') asker.destroy()
    } catch (error) {
      if (isCurrent()) fail(error instanceof CaptchaFailure ? error.problem : around.timedOut())
    }
  }

  /** One attempt; the words of an earlier one count no more. */
  const attempt = (): void => {
    const own = ++run
    const isCurrent = () => own === run
    callOff = around.schedule(() => {
      if (isCurrent()) fail(around.timedOut())
    }, CAPTCHA_TIMEOUT)
    const events: AskerEvents = {
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
    dismiss()
    if (clear) change({ letters: '' })
    send({ type: 'started', at: around.clock() })
    attempt()
  }

  return {
    view,
    load,
    retry: () => {
      if (send({ type: 'retried', at: around.clock() }).step === 'loading') attempt()
    },
    ask,
    type: letters => change({ letters }),
    verify: () => {
      const now = around.clock()
      const ready = picked() ?? resultAt(view.get().state, now)
      if (ready) return Promise.resolve(ready)
      const isTooFast = waiting !== undefined || now - lastVerify < VERIFY_PAUSE
      lastVerify = now
      if (isTooFast) {
        around.tell('verify_geetest_too_fast')
        return Promise.resolve(null)
      }
      return new Promise(resolve => {
        waiting = resolve
        const { state, asker } = view.get()
        // A failed or an expired one: anew, and asked when it is ready.
        if (state.step === 'error' || state.step === 'success') load()
        else if (asker?.kind === 'picture') refuse('verify_first')
        else if (state.step === 'waiting') ask()
      })
    },
    stop: () => {
      dismiss()
      settle(null)
    },
    onSolved: solve,
    onClosed: close,
    onFailed: fail,
  }
}
