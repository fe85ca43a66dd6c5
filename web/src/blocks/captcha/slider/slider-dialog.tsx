import type { CaptchaScene } from '@foyer/contract/captcha/captcha-fields'
import type { CaptchaController } from '#blocks/captcha/captcha-controller.ts'
import { WithoutPicture } from '#blocks/captcha/without-picture.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Dialog } from '#ui/windows/dialog.tsx'
import { SliderPuzzle } from './slider-puzzle.tsx'

interface SliderDialogProps {
  open: boolean
  scene: CaptchaScene
  controller: CaptchaController
}

export const SliderDialog = ({ open, scene, controller }: SliderDialogProps) => {
  const t = useTexts('identity')
  const shell = useTexts('shell')
  return (
    // A tap that misses the piece must not throw the puzzle away.
    <Dialog open={open} title={t('captcha_slider_title')} closeLabel={shell('close')} onClose={controller.onClosed} backdropCloses={false}>
      <SliderPuzzle scene={scene} controller={controller} />
      <WithoutPicture scene={scene} controller={controller} />
    </Dialog>
  )
}
