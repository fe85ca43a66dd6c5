import type { CaptchaScene } from '@foyer/contract/captcha/captcha-fields'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Hidden } from '#ui/hidden.tsx'
import type { CaptchaController } from './captcha-controller.ts'
import { useProofOfWork } from './use-proof-of-work.ts'

/** The way for players who cannot see the picture. */
export const WithoutPicture = ({ scene, controller }: { scene: CaptchaScene; controller: CaptchaController }) => {
  const t = useTexts('identity')
  const { working, begin } = useProofOfWork(scene, controller)
  return (
    <>
      <Button look="plain" small wide busy={working} busyLabel={t('captcha_checking')} onClick={begin}>
        {t('captcha_without_picture')}
      </Button>
      <p role="status">{working && <Hidden>{t('captcha_checking')}</Hidden>}</p>
    </>
  )
}
