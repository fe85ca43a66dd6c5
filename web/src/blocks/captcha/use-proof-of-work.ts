import type { CaptchaScene } from '@foyer/contract/captcha/captcha-fields'
import { useEffect, useRef, useState } from 'react'
import { doWork } from '#blocks/captcha/slider/proof-of-work.ts'
import { deviceFacts } from '#device/device-facts.ts'
import { useRequest } from '#request/request-context.ts'
import { RequestError } from '#request/request-error.ts'
import { useTexts } from '#texts/use-texts.ts'
import type { CaptchaController } from './captcha-controller.ts'
import { testModeOf } from './test-mode.ts'

/** The captcha without a picture (docs/captcha.md, Without a picture): the device does a heavy proof of work, some seconds long. */
export const useProofOfWork = (scene: CaptchaScene, controller: CaptchaController) => {
  const { request } = useRequest()
  const t = useTexts('errors')
  const [working, setWorking] = useState(false)
  const leaving = useRef<AbortController>(null)
  useEffect(() => () => leaving.current?.abort(), [])

  const begin = async (): Promise<void> => {
    const { signal } = (leaving.current = new AbortController())
    const options = { alert: false, signal }
    setWorking(true)
    try {
      const { loginDeviceId } = deviceFacts()
      const { id, workBits } = await request('captcha.proofOfWork', { scene, loginDeviceId, ...testModeOf(window.location.search) }, options)
      const work = await doWork(id, workBits, signal)
      const { captcha, expiresIn } = await request('captcha.proofOfWorkVerify', { id, loginDeviceId, work }, options)
      controller.onSolved({ fields: { captcha }, until: Date.now() + expiresIn * 1000 })
    } catch (error) {
      if (!signal.aborted) controller.onFailed({ message: (error instanceof RequestError && error.message) || t('network_error') })
    }
    setWorking(false)
  }

  return { working, begin: () => void begin() }
}
