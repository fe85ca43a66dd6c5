import type { CaptchaDemand, CaptchaFields, CaptchaScene } from '@foyer/contract/captcha/captcha-fields'
import { useEffect, useState } from 'react'
import { deviceFacts } from '#device/device-facts.ts'
import { useSettings } from '#merchant/page-data.tsx'
import { showAlert } from '#notices/notices.ts'
import { useRequest } from '#request/request-context.ts'
import { RequestError } from '#request/request-error.ts'
import { currentSession } from '#session/session-store.ts'
import { useLanguage, useTexts } from '#texts/use-texts.ts'
import { createCaptchaController, type CaptchaController } from './captcha-controller.ts'
import { testModeOf } from './test-mode.ts'

export interface Captcha {
  /** The captcha that is asked for, if any: then draw the `CaptchaBlock`. */
  readonly demand: CaptchaDemand | null
  readonly controller: CaptchaController
  /**
   * Sends a request with the captcha's result. The player solves it first if the scene or the server's answer asks for one.
   * Undefined if nothing was sent because the captcha was not solved, which the player was told. A used captcha reloads.
   */
  guard<Answer>(send: (fields: CaptchaFields) => Promise<Answer>): Promise<Answer | undefined>
}

/** The captcha that the server demands, after too many failures or because the page is older than the merchant's settings. */
const demandIn = (error: unknown): CaptchaDemand | undefined =>
  error instanceof RequestError && error.code === 'captcha_required' ? (error.value as CaptchaDemand) : undefined

const MESSAGES = { verify_first: 'verify_first', verify_geetest_too_fast: 'verify_geetest_too_fast' } as const

/** The captcha of a scene. The server decides whether one is asked for and which; a signed-in member needs none (spec 1 §5). */
export const useCaptcha = (scene: CaptchaScene): Captcha => {
  const { request } = useRequest()
  const settings = useSettings()
  const language = useLanguage()
  const t = useTexts('errors')
  const setting = settings.captcha[scene]
  const [demand, setDemand] = useState<CaptchaDemand | null>(setting.shown ? setting : null)

  const [captcha] = useState(() => {
    let demanded = demand
    const controller = createCaptchaController({
      start: async events => {
        if (!demanded) throw new Error(`The scene ${scene} asks for no captcha`)
        const { startChallenge } = await import('./start-challenge.ts')
        const words = { networkFailure: t('network_error'), geetestFailure: t('geetest.service.not.work') }
        const testMode = testModeOf(window.location.search)
        return await startChallenge({ demand: demanded, testMode, language, loginDeviceId: deviceFacts().loginDeviceId, request, ...words }, events)
      },
      timedOut: () => ({ message: t('timeout_retry_please') }),
      tell: reason => showAlert(t(MESSAGES[reason])),
      clock: () => Date.now(),
      schedule: (work, ms) => {
        const timer = setTimeout(work, ms)
        return () => clearTimeout(timer)
      },
    })
    const require = (next: CaptchaDemand | null): void => {
      demanded = next
      setDemand(next)
      if (next) controller.load()
      else controller.stop()
    }

    const begin = async (): Promise<void> => {
      const testMode = testModeOf(window.location.search)
      if (!testMode.isBgeTest) return require(demanded)
      // The page's settings do not include test mode; if the call fails, they are used anyway.
      const { shown, ...tested } = await request('captcha.setting', { scene, ...testMode }, { alert: false }).catch(() => setting)
      require(shown ? tested : null)
    }

    const reload = (): void => {
      if (demanded) controller.load(settings.register.captcha.regexp)
    }

    const sendOnce = async <Answer>(send: (fields: CaptchaFields) => Promise<Answer>, fields: CaptchaFields): Promise<Answer> => {
      try {
        const answer = await send(fields)
        // The form stays open, and the player may ask for another code.
        if (scene === 'sms') reload()
        return answer
      } catch (error) {
        reload()
        throw error
      }
    }

    const guard = async <Answer>(send: (fields: CaptchaFields) => Promise<Answer>): Promise<Answer | undefined> => {
      const fields = demanded && !currentSession() ? await controller.verify() : {}
      if (!fields) return undefined
      try {
        return await sendOnce(send, fields)
      } catch (error) {
        const asked = demandIn(error)
        if (!asked) throw error
        require(asked)
        const more = await controller.verify()
        return more ? await sendOnce(send, more) : undefined
      }
    }

    return { controller, begin, guard }
  })

  useEffect(() => {
    void captcha.begin()
    return () => captcha.controller.stop()
  }, [captcha])

  return { demand, controller: captcha.controller, guard: captcha.guard }
}
