import type { CaptchaDemand } from '@foyer/contract/captcha/captcha-fields'
import { Late } from '#blocks/late/late.tsx'
import { useStore } from '#store.ts'
import { CaptchaBar } from './captcha-bar.tsx'
import type { CaptchaController } from './captcha-controller.ts'
import { PictureField } from './picture-field.tsx'
import { WithoutPicture } from './without-picture.tsx'

const loadSlider = async () => (await import('#blocks/captcha/slider/slider-dialog.tsx')).SliderDialog

interface CaptchaWidgetProps {
  readonly demand: CaptchaDemand
  readonly controller: CaptchaController
}

/** A captcha that the player must solve: its state in the form, and the puzzle above the page. */
export const CaptchaWidget = ({ demand, controller }: CaptchaWidgetProps) => {
  const { state, challenge, letters } = useStore(controller.view, controller.view.get())
  const isAsking = state.step === 'waiting' && state.asking
  return (
    <>
      {demand.provider === 'picture' && state.step !== 'error' && state.step !== 'success' ? (
        <div>
          <PictureField picture={challenge?.kind === 'picture' ? challenge : null} letters={letters} controller={controller} />
          <WithoutPicture scene={demand.scene} controller={controller} />
        </div>
      ) : (
        <CaptchaBar state={state} controller={controller} />
      )}
      {challenge?.kind === 'slider' && (
        <Late load={loadSlider} wanted={isAsking} onMissing={controller.onClosed} props={{ open: isAsking, scene: demand.scene, controller }} />
      )}
    </>
  )
}
