import type { CaptchaFields } from '@foyer/contract/captcha/captcha-fields'

/** Time limit of a start or a request, ms (spec 1 §9). */
export const CAPTCHA_TIMEOUT = 10_000
/** A second attempt within this time is refused with 'verify geetest too fast' (spec 1 §5), ms. */
export const VERIFY_PAUSE = 1_000
/** A result is not sent this shortly before it expires, because the request takes time too, ms. */
const RESULT_MARGIN = 10_000

/** The problem as shown to the player: the provider's message and code, or a text of ours (spec 1 §8). */
export interface CaptchaProblem {
  readonly message: string
  readonly code?: number | undefined
}

/** A solved captcha. `until`: when it expires, by the controller's clock, if it does. */
export interface CaptchaResult {
  readonly fields: CaptchaFields
  readonly until?: number
}

export type CaptchaState =
  | { readonly step: 'loading'; readonly attempt: number; readonly since: number }
  /** `asking`: the player sees the challenge. */
  | { readonly step: 'waiting'; readonly asking: boolean }
  | { readonly step: 'success'; readonly result: CaptchaResult }
  | { readonly step: 'error'; readonly problem: CaptchaProblem }

export type CaptchaEvent =
  | { readonly type: 'started' | 'retried'; readonly at: number }
  | { readonly type: 'ready' | 'asked' | 'closed' }
  | { readonly type: 'solved'; readonly result: CaptchaResult }
  | { readonly type: 'failed'; readonly problem: CaptchaProblem; readonly at: number }

/** One retry is made on init failure (spec 1 §4). */
const ATTEMPTS = 2

const loading = (attempt: number, since: number): CaptchaState => ({ step: 'loading', attempt, since })
const waiting: CaptchaState = { step: 'waiting', asking: false }

/**
 * loading → waiting → success | error; closing → waiting, retry → loading (spec 1 §4). Whoever passes without the picture may do so while it is still
 * loading. An event that does not fit the state is ignored.
 */
export const nextState = (state: CaptchaState, event: CaptchaEvent): CaptchaState => {
  switch (event.type) {
    case 'started':
      return loading(1, event.at)
    case 'retried':
      return state.step === 'error' ? loading(1, event.at) : state
    case 'ready':
      return state.step === 'loading' ? waiting : state
    case 'asked':
      return state.step === 'waiting' ? { step: 'waiting', asking: true } : state
    case 'closed':
      return state.step === 'waiting' ? waiting : state
    case 'solved':
      return state.step === 'error' ? state : { step: 'success', result: event.result }
    case 'failed':
      return state.step === 'loading' && state.attempt < ATTEMPTS ? loading(state.attempt + 1, event.at) : { step: 'error', problem: event.problem }
  }
}

/** The result, if it will still be valid when it arrives. */
export const resultAt = (state: CaptchaState, now: number): CaptchaFields | undefined =>
  state.step === 'success' && (state.result.until ?? Infinity) - RESULT_MARGIN > now ? state.result.fields : undefined
