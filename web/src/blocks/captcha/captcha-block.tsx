import { lazy, Suspense } from 'react'
import { CaptchaBar } from '#blocks/captcha/captcha-bar.tsx'
import type { Captcha } from '#blocks/captcha/use-captcha.ts'
import { useStore } from '#store.ts'

const SliderDialog = lazy(async () => ({ default: (await import('#blocks/captcha/slider/slider-dialog.tsx')).SliderDialog }))
const PictureField = lazy(async () => ({ default: (await import('#blocks/captcha/picture-field.tsx')).PictureField }))

/** The captcha as it stands in a form; nothing where none is asked. What asks is loaded late. */
export const CaptchaBlock = ({ captcha: { demand, controller } }: { captcha: Captcha }) => {
  const { state, asker, letters } = useStore(controller.view, controller.view.get())
  if (!demand) return null
  return (
    <Suspense fallback={<CaptchaBar state={state} controller={controller} />}>
      {asker?.kind === 'picture' ? (
        <PictureField asker={asker} letters={letters} controller={controller} />
      ) : (
        <CaptchaBar state={state} controller={controller} />
      )}
      {asker?.kind === 'slider' && <SliderDialog open={state.step === 'waiting' && state.asking} scene={demand.scene} controller={controller} />}
    </Suspense>
  )
}
