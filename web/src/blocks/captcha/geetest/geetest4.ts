import type { GeetestValidateV4 } from '@foyer/contract/captcha/captcha-fields'
import { CAPTCHA_TIMEOUT } from '#blocks/captcha/captcha-state.ts'
import type { Challenge, ChallengeEvents } from '#blocks/captcha/challenge.ts'
import { CaptchaFailure } from '#blocks/captcha/challenge.ts'
import { problemOf, SCRIPT_TIMEOUT } from './geetest-problem.ts'
import { loadScript } from './load-script.ts'

const SERVERS = ['static.geetest.com', 'static.geevisit.com']
const SCRIPT = '/v4/gt4.js'

/** The documented interface of a v4 captcha (docs/captcha.md). */
interface Captcha4 {
  onReady(listener: () => void): Captcha4
  onSuccess(listener: () => void): Captcha4
  onFail(listener: () => void): Captcha4
  onError(listener: (error: unknown) => void): Captcha4
  onClose(listener: () => void): Captcha4
  showCaptcha(): void
  destroy(): void
  getValidate(): GeetestValidateV4 | false
}

declare global {
  var initGeetest4: ((config: Readonly<Record<string, unknown>>, ready: (captcha: Captcha4) => void) => void) | undefined
}

export interface Geetest4Setup {
  readonly captchaId: string
  readonly language: string
  readonly networkFailure: string
}

/** Starts GeeTest v4 without a button of its own; `show` opens it. */
export const startGeetest4 = async ({ captchaId, language, networkFailure }: Geetest4Setup, events: ChallengeEvents): Promise<Challenge> => {
  const isThere = globalThis.initGeetest4 !== undefined || (await loadScript(SERVERS, SCRIPT))
  const init = globalThis.initGeetest4
  if (!isThere || !init) throw new CaptchaFailure(problemOf({ code: SCRIPT_TIMEOUT }, networkFailure))
  return await new Promise((resolve, reject) => {
    let isReady = false
    const onError = (error: unknown): void => {
      const problem = problemOf(error, networkFailure)
      if (isReady) events.onFailed(problem)
      else reject(new CaptchaFailure(problem))
    }
    init({ captchaId, product: 'bind', language, timeout: CAPTCHA_TIMEOUT, protocol: 'https://', onError }, captcha => {
      captcha
        .onReady(() => {
          isReady = true
          resolve({ kind: 'geetest', show: () => captcha.showCaptcha(), destroy: () => captcha.destroy() })
        })
        .onSuccess(() => {
          const validate = captcha.getValidate()
          if (validate) events.onSolved({ fields: { geetestValidateV4: validate } })
        })
        .onClose(() => events.onClosed())
        .onError(onError)
    })
  })
}
