import type { CaptchaDemand } from '@foyer/contract/captcha/captcha-fields'
import type { LanguageCode } from '@foyer/contract/languages'
import { languageOfV3, languageOfV4 } from '#blocks/captcha/geetest/geetest-languages.ts'
import type { Request } from '#request/request-client.ts'
import { RequestError } from '#request/request-error.ts'
import { CaptchaFailure, type Challenge, type ChallengeEvents } from './challenge.ts'
import type { TestMode } from './test-mode.ts'

export interface ChallengeSetup {
  readonly demand: CaptchaDemand
  readonly testMode: TestMode
  readonly language: LanguageCode
  readonly loginDeviceId: string
  readonly request: Request
  /** The text for a failure without one. */
  readonly networkFailure: string
  /** 'Geetest service not work' (spec 1 §5). */
  readonly geetestFailure: string
}

const begin = async (setup: ChallengeSetup, events: ChallengeEvents): Promise<Challenge> => {
  const { demand, testMode, language, loginDeviceId, request, networkFailure, geetestFailure } = setup
  const { scene, provider, geetestId } = demand
  switch (provider) {
    case 'slider':
      return { kind: 'slider' }
    case 'picture': {
      const { id, image, length } = await request('captcha.picture', { scene, loginDeviceId, ...testMode }, { alert: false })
      return { kind: 'picture', id, image: `data:image/png;base64,${image}`, length }
    }
    case 'geetest3': {
      // SMS is supported with v4 only (spec 1 §5).
      if (scene === 'sms') throw new CaptchaFailure({ message: geetestFailure })
      const { success, gt, challenge, newCaptcha } = await request('captcha.geetest', { t: String(Date.now()) }, { alert: false })
      // The provider is down, so the server accepts our own slider instead.
      if (success === 0) return { kind: 'slider' }
      const { startGeetest3 } = await import('#blocks/captcha/geetest/geetest3.ts')
      return await startGeetest3({ gt, challenge, newCaptcha, language: languageOfV3(language), networkFailure }, events)
    }
    case 'geetest4': {
      if (geetestId === null) throw new CaptchaFailure({ message: geetestFailure })
      const { startGeetest4 } = await import('#blocks/captcha/geetest/geetest4.ts')
      return await startGeetest4({ captchaId: geetestId, language: languageOfV4(language), networkFailure }, events)
    }
  }
}

/** Prepares the challenge that the server demands. Rejects with a `CaptchaFailure`. */
export const startChallenge = async (setup: ChallengeSetup, events: ChallengeEvents): Promise<Challenge> => {
  try {
    return await begin(setup, events)
  } catch (error) {
    if (error instanceof RequestError) throw new CaptchaFailure({ message: error.message || setup.networkFailure })
    throw error
  }
}
