import { useId } from 'react'
import { useFlag, useSettings } from '#merchant/page-data.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { closeIcon } from '#ui/icons.ts'
import { Modal } from '#ui/modal.tsx'
import { AppIcon } from './app-face.tsx'
import { isOutdated } from './app-version.ts'
import { currentDevice } from './current-device.ts'
import { hideUpgrade, useInstallMemory } from './install-memory.ts'
import { Offer } from './offer.tsx'
import { useInstall } from './use-install.ts'
import styles from './upgrade.module.css'

const useUpgrade = () => {
  const t = useTexts('install')
  const { latestVersion } = useSettings().download
  const version = currentDevice().appVersion
  return {
    title: t('upgrade_title'),
    text: t('upgrade_text', { latest: latestVersion, version: version ?? '' }),
    label: t('upgrade_now'),
    due: isOutdated(version, latestVersion),
    update: useInstall().getApp,
  }
}

/** The app-upgrade banner (spec 2 §2), for an app that is older than the latest; with MANDATORYAPPUPDATES3 the modal below stands in its place. */
export const UpgradeBanner = () => {
  const shell = useTexts('shell')
  const mandatory = useFlag('MANDATORYAPPUPDATES3')
  const { upgradeHidden } = useInstallMemory()
  const { title, text, label, due, update } = useUpgrade()
  if (!due || mandatory || upgradeHidden) return null
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

/** The mandatory upgrade: nothing closes it. */
export const MandatoryUpgrade = ({ open }: { readonly open: boolean }) => {
  const { title, text, label, update } = useUpgrade()
  const id = useId()
  return (
    <Modal placement="centre" role="alertdialog" open={open} closable={false} onClose={() => undefined} titleId={`${id}-title`} textId={`${id}-text`}>
      <Offer id={id} title={title} text={text} picture={<AppIcon large />}>
        {update && (
          <Button wide onClick={update}>
            {label}
          </Button>
        )}
      </Offer>
    </Modal>
  )
}
