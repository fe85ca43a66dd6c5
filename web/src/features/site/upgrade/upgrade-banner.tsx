import { AppIcon } from '#blocks/site/install/app-face.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icons/icon-button.tsx'
import { closeIcon } from '#ui/icons/late-icons.ts'
import { hideUpgrade } from './upgrade-memory.ts'
import { useUpgrade } from './use-upgrade.ts'
import styles from './upgrade-banner.module.css'

/** The app-upgrade banner (spec 2 §2), for an app older than the latest. */
export const UpgradeBanner = () => {
  const shell = useTexts('shell')
  const { title, text, label, update } = useUpgrade()
  return (
    <aside className={styles.banner} aria-label={title}>
      <div className={styles.plate}>
        <AppIcon />
        <div className={styles.words}>
          <p className={styles.name}>{title}</p>
          <p className={styles.text}>{text}</p>
        </div>
        <IconButton glyph={closeIcon} label={shell('close')} onClick={hideUpgrade} />
        {update && (
          <div className={styles.action}>
            <Button wide onClick={update}>
              {label}
            </Button>
          </div>
        )}
      </div>
    </aside>
  )
}
