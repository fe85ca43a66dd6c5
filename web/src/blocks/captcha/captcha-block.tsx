import { lazy, Suspense } from 'react'
import { useStore } from '#store.ts'
import { CaptchaBar } from './captcha-bar.tsx'
import { PictureField } from './picture-field.tsx'
import type { Captcha } from './use-captcha.ts'

const SliderDialog = lazy(async () => ({ default: (await import('#blocks/captcha/slider/slider-dialog.tsx')).SliderDialog }))

/** The captcha as it stands in a form; nothing where none is asked. What asks is loaded late. */
export const CaptchaBlock = ({ captcha: { demand, controller } }: { captcha: Captcha }) => {
  const { state, asker, letters } = useStore(controller.view, controller.view.get())
  if (!demand) return null
  return (
    <>
      {demand.provider === 'picture' && state.step !== 'error' ? (
        <PictureField picture={asker?.kind === 'picture' ? asker : null} letters={letters} controller={controller} />
      ) : (
        <CaptchaBar state={state} controller={controller} />
      )}
      {asker?.kind === 'slider' && (
        <Suspense>
          <SliderDialog open={state.step === 'waiting' && state.asking} scene={demand.scene} controller={controller} />
        </Suspense>
      )}
    </>
  )
}
