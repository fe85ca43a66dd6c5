import type { CaptchaDemand, CaptchaFields, CaptchaScene } from '@foyer/contract/captcha/captcha-fields'
import { useEffect, useState } from 'react'
import { whenIdle } from '#device/idle.ts'
import { useSettings } from '#merchant/page-data.tsx'
import { reportMissing } from '#notices/missing.ts'
import { useRequest } from '#request/request-context.ts'
import { useLanguage, useTexts } from '#texts/use-texts.ts'
import type { CaptchaRuntime, CaptchaSetup } from './captcha-runtime.ts'

export interface Captcha {
  /** The captcha that is asked for, if any: then draw the `CaptchaBlock`. */
  readonly demand: CaptchaDemand | null
  /** Null until it has been loaded. */
  readonly runtime: Pick<CaptchaRuntime, 'Widget' | 'controller'> | null
  /**
   * Sends a request with the captcha's result. The player solves it first if the scene or the server's answer asks for one.
   * Undefined if nothing was sent because the captcha was not solved, which the player was told. A used captcha reloads.
   */
  guard<Answer>(send: (fields: CaptchaFields) => Promise<Answer>): Promise<Answer | undefined>
}

/** Loads the captcha's code, which is not part of the first load, once; after a failure the next call tries again. */
const createOpener = (setup: CaptchaSetup, onOpen: (runtime: CaptchaRuntime) => void) => {
  let opened: Promise<CaptchaRuntime> | undefined
  const fetch = async () => {
    const { createCaptchaRuntime } = await import('./captcha-runtime.ts')
    const runtime = createCaptchaRuntime(setup)
    onOpen(runtime)
    return runtime
  }
  return {
    open: () => {
      opened ??= fetch().catch((error: unknown) => {
        opened = undefined
        throw error
      })
      return opened
    },
    close: () => {
      void opened?.then(
        ({ controller }) => controller.stop(),
        () => undefined,
      )
      opened = undefined
    },
  }
}

/** The captcha of a scene. The server decides whether one is asked for and which; a signed-in member needs none (spec 1 §5). */
export const useCaptcha = (scene: CaptchaScene): Captcha => {
  const { request } = useRequest()
  const settings = useSettings()
  const language = useLanguage()
  const t = useTexts('errors')
  const setting = settings.captcha[scene]
  const [demand, setDemand] = useState<CaptchaDemand | null>(setting.shown ? setting : null)
  const [runtime, setRuntime] = useState<CaptchaRuntime | null>(null)
  const [opener] = useState(() => createOpener({ scene, settings, language, t, request, onDemand: setDemand }, setRuntime))

  useEffect(() => {
    // If this fails, the submit tries again.
    const open = () => void opener.open().catch(() => undefined)
    const cancel = setting.shown ? open() : whenIdle(open)
    return () => {
      cancel?.()
      opener.close()
    }
  }, [opener, setting.shown])

  const guard: Captcha['guard'] = async send => {
    const opened = await opener.open().catch(reportMissing)
    return opened?.guard(send)
  }

  return { demand, runtime, guard }
}
