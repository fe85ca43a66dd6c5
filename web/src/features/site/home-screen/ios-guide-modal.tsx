import type { ReactNode } from 'react'
import { AppIcon } from '#blocks/site/install/app-face.tsx'
import { currentDevice } from '#blocks/site/install/current-device.ts'
import { closePrompt } from '#notices/prompt-queue.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Icon } from '#ui/icons/icon.tsx'
import type { Glyph } from '#ui/icons/icons.ts'
import { addToScreenIcon, shareIcon } from '#ui/icons/late-icons.ts'
import { Sheet } from '#ui/windows/dialog.tsx'
import { guideOf } from './ios-guide.ts'
import styles from './ios-guide-modal.module.css'

const Step = ({ number, glyph, children }: { number: number; glyph: Glyph; children: ReactNode }) => (
  <li className={styles.step}>
    <span className={styles.number} aria-hidden="true">
      {number}
    </span>
    <div className={styles.words}>{children}</div>
    <span className={styles.sign}>
      <Icon glyph={glyph} />
    </span>
  </li>
)

/** The iOS guide (spec 2 §2): the share action, then Add to Home Screen, as they are in this browser and version. */
export const IosGuideModal = ({ open }: { readonly open: boolean }) => {
  const t = useTexts('install')
  const shell = useTexts('shell')
  const { ios } = currentDevice()
  if (!ios) return null
  const { share, hint } = guideOf(ios)
  const { host, pathname } = window.location
  return (
    <Sheet open={open} title={t('guide_title')} closeLabel={shell('close')} onClose={() => closePrompt('ios-guide')}>
      <div className={styles.page}>
        <AppIcon />
        <div className={styles.words}>
          <p className={styles.title}>{document.title}</p>
          <p className={styles.url}>
            <bdi>{host + pathname}</bdi>
          </p>
        </div>
      </div>
      <ol className={styles.steps}>
        <Step number={1} glyph={shareIcon}>
          <p>{t(share)}</p>
        </Step>
        <Step number={2} glyph={addToScreenIcon}>
          <p>{t('guide_add')}</p>
          <p className={styles.hint}>{t(hint)}</p>
        </Step>
      </ol>
    </Sheet>
  )
}
