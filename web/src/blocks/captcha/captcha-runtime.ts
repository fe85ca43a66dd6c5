import type { CaptchaDemand, CaptchaFields, CaptchaScene } from '@foyer/contract/captcha/captcha-fields'
import type { LanguageCode } from '@foyer/contract/languages'
import type { PageData } from '@foyer/contract/page'
import type { Text } from '@foyer/texts'
import { deviceFacts } from '#device/device-facts.ts'
import { showAlert, showToast } from '#notices/notices.ts'
import type { Request } from '#request/request-client.ts'
import { RequestError } from '#request/request-error.ts'
import { currentSession } from '#session/session-store.ts'
import { createCaptchaController, type CaptchaController } from './captcha-controller.ts'
import { CaptchaWidget } from './captcha-widget.tsx'
import { testModeOf } from './test-mode.ts'

export interface CaptchaSetup {
  readonly scene: CaptchaScene
  readonly settings: PageData['settings']
  readonly language: LanguageCode
  readonly t: Text<'errors'>
  readonly request: Request
  /** Told the captcha that is asked for from now on; null if none is. */
  onDemand(demand: CaptchaDemand | null): void
}

export interface CaptchaRuntime {
  /** The component that shows it. */
  readonly Widget: typeof CaptchaWidget
  readonly controller: CaptchaController
  /** See `Captcha`. */
  guard<Answer>(send: (fields: CaptchaFields) => Promise<Answer>): Promise<Answer | undefined>
}

/** The captcha that the server demands, after too many failures or because the page is older than the merchant's settings. */
const demandIn = (error: unknown): CaptchaDemand | undefined =>
  error instanceof RequestError && error.code === 'captcha_required' ? (error.value as CaptchaDemand) : undefined

const MESSAGES = { verify_first: 'verify_first', verify_geetest_too_fast: 'verify_geetest_too_fast' } as const

/** Everything a captcha does in a form: loads the challenge, waits for the player, sends the request with the result. It starts at once. */
export const createCaptchaRuntime = ({ scene, settings, language, t, request, onDemand }: CaptchaSetup): CaptchaRuntime => {
  const setting = settings.captcha[scene]
  let demanded: CaptchaDemand | null = setting.shown ? setting : null

  const controller = createCaptchaController({
    start: async events => {
      if (!demanded) throw new Error(`The scene ${scene} asks for no captcha`)
      const { startChallenge } = await import('./start-challenge.ts')
      const words = { networkFailure: t('network_error'), geetestFailure: t('geetest.service.not.work') }
      const testMode = testModeOf(window.location.search)
      return await startChallenge({ demand: demanded, testMode, language, loginDeviceId: deviceFacts().loginDeviceId, request, ...words }, events)
    },
    timedOut: () => ({ message: t('timeout_retry_please') }),
    notify: (reason, by) => (by === 'toast' ? showToast : showAlert)(t(MESSAGES[reason])),
    clock: () => Date.now(),
    schedule: (work, ms) => {
      const timer = setTimeout(work, ms)
      return () => clearTimeout(timer)
    },
  })
  const require = (next: CaptchaDemand | null): void => {
    demanded = next
    onDemand(next)
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

  const guard: CaptchaRuntime['guard'] = async send => {
    const fields = demanded && !currentSession() ? await controller.verify() : {}
    if (!fields) return undefined
    try {
      return await sendOnce(send, fields)
    } catch (error) {
      const input = demandIn(error)
      if (!input) throw error
      require(input)
      const more = await controller.verify()
      return more ? await sendOnce(send, more) : undefined
    }
  }

  void begin()
  return { Widget: CaptchaWidget, controller, guard }
}
