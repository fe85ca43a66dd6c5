import { lazy, Suspense } from 'react'
import { useStore } from '#store.ts'
import { CaptchaBar } from './captcha-bar.tsx'
import { PictureField } from './picture-field.tsx'
import type { Captcha } from './use-captcha.ts'

const SliderDialog = lazy(async () => ({ default: (await import('#blocks/captcha/slider/slider-dialog.tsx')).SliderDialog }))

/** The captcha inside a form; nothing if none is asked for. The challenge is loaded only when needed. */
export const CaptchaBlock = ({ captcha: { demand, controller } }: { captcha: Captcha }) => {
  const { state, challenge, letters } = useStore(controller.view, controller.view.get())
  if (!demand) return null
  return (
    <>
      {demand.provider === 'picture' && state.step !== 'error' ? (
        <PictureField picture={challenge?.kind === 'picture' ? challenge : null} letters={letters} controller={controller} />
      ) : (
        <CaptchaBar state={state} controller={controller} />
      )}
      {challenge?.kind === 'slider' && (
        <Suspense>
          <SliderDialog open={state.step === 'waiting' && state.asking} scene={demand.scene} controller={controller} />
        </Suspense>
      )}
    </>
  )
}
