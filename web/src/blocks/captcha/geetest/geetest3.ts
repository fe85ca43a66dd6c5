import { CAPTCHA_TIMEOUT } from '#blocks/captcha/captcha-state.ts'
import type { Challenge, ChallengeEvents } from '#blocks/captcha/challenge.ts'
import { CaptchaFailure } from '#blocks/captcha/challenge.ts'
import { problemOf, SCRIPT_TIMEOUT } from './geetest-problem.ts'
import { loadScript } from './load-script.ts'

const SERVERS = ['static.geetest.com', 'static.geevisit.com']
const SCRIPT = '/static/tools/gt.js'

interface Validate3 {
  readonly geetest_challenge: string
  readonly geetest_validate: string
  readonly geetest_seccode: string
}

/** The documented interface of a v3 captcha (docs/captcha.md). */
interface Captcha3 {
  onReady(listener: () => void): Captcha3
  onSuccess(listener: () => void): Captcha3
  onError(listener: (error: unknown) => void): Captcha3
  onClose(listener: () => void): Captcha3
  verify(): void
  destroy(): void
  getValidate(): Validate3 | false
}

declare global {
  var initGeetest: ((config: Readonly<Record<string, unknown>>, ready: (captcha: Captcha3) => void) => void) | undefined
}

export interface Geetest3Setup {
  readonly gt: string
  readonly challenge: string
  readonly newCaptcha: boolean
  readonly language: string
  readonly networkFailure: string
}

/** Starts GeeTest v3 without a button of its own; `show` opens it. */
export const startGeetest3 = async (
  { gt, challenge, newCaptcha, language, networkFailure }: Geetest3Setup,
  events: ChallengeEvents,
): Promise<Challenge> => {
  const isThere = globalThis.initGeetest !== undefined || (await loadScript(SERVERS, SCRIPT))
  const init = globalThis.initGeetest
  if (!isThere || !init) throw new CaptchaFailure(problemOf({ code: SCRIPT_TIMEOUT }, networkFailure))
  return await new Promise((resolve, reject) => {
    const config = { gt, challenge, offline: false, new_captcha: newCaptcha, product: 'bind', lang: language, timeout: CAPTCHA_TIMEOUT, https: true }
    init(config, captcha => {
      let isReady = false
      captcha
        .onReady(() => {
          isReady = true
          resolve({ kind: 'geetest', show: () => captcha.verify(), destroy: () => captcha.destroy() })
        })
        .onSuccess(() => {
          const validate = captcha.getValidate()
          if (validate) events.onSolved({ fields: { geetestChallenge: validate.geetest_challenge, geetestSeccode: validate.geetest_seccode } })
        })
        .onClose(() => events.onClosed())
        .onError(error => {
          const problem = problemOf(error, networkFailure)
          if (isReady) events.onFailed(problem)
          else reject(new CaptchaFailure(problem))
        })
    })
  })
}
