import type { CaptchaProblem } from '#blocks/captcha/captcha-state.ts'

/** Loader codes, both shown as network failure: the script or one of its resources took too long (spec 1 §8). */
export const SCRIPT_TIMEOUT = 60_204
export const RESOURCE_TIMEOUT = 60_205

/** An error of v3: `{error_code: 'error_104', user_error: '…'}`; of v4: `{code: '60100', msg: '…', desc: {detail: '…'}}`. */
interface GeetestError {
  readonly error_code?: unknown
  readonly user_error?: unknown
  readonly code?: unknown
  readonly msg?: unknown
}

const numberIn = (code: unknown): number | undefined => {
  if (typeof code === 'number') return code
  const [digits] = (typeof code === 'string' && /\d+/.exec(code)) || []
  return digits === undefined ? undefined : Number(digits)
}

/** The provider's user error and numeric code; a network failure for the loader's codes and for errors without a message. */
export const problemOf = (error: unknown, networkFailure: string): CaptchaProblem => {
  const { error_code, user_error, code, msg } = (typeof error === 'object' && error !== null ? error : {}) as GeetestError
  const number = numberIn(code ?? error_code)
  const words = user_error ?? msg
  const isLoader = number === SCRIPT_TIMEOUT || number === RESOURCE_TIMEOUT
  return { message: !isLoader && typeof words === 'string' && words !== '' ? words : networkFailure, code: number }
}
