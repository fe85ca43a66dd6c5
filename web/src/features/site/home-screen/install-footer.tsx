import type { ReactNode } from 'react'
import { AppIcon } from '#blocks/site/install/app-face.tsx'
import type { IosFacts } from '#blocks/site/install/current-device.ts'
import { noteSkipped } from '#blocks/site/install/install-memory.ts'
import { useAppLinks } from '#blocks/site/install/use-app-links.ts'
import { useInstall } from '#blocks/site/install/use-install.ts'
import { copyText } from '#device/clipboard.ts'
import { useSettings } from '#merchant/page-data.tsx'
import { showToast } from '#notices/notices.ts'
import { closePrompt, openPrompt } from '#notices/prompt-queue.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icons/icon-button.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { closeIcon, downloadIcon, linkIcon, shareIcon } from '#ui/icons/late-icons.ts'
import { InstallTheme } from './install-theme.tsx'
import { iosWayOf } from './ios-guide.ts'
import styles from './install-footer.module.css'

const useWay = (ios: IosFacts): { readonly text: string; readonly action: ReactNode } => {
  const t = useTexts('install')
  const shell = useTexts('shell')
  const { profile } = useAppLinks()
  const { getProfile } = useInstall('install')

  const copy = async () => {
    if (await copyText(window.location.href)) showToast(shell('copied'))
  }
  const showGuide = () => {
    closePrompt('install')
    openPrompt('ios-guide')
  }
  const ways = {
    share: { text: t('footer_share'), label: t('footer_how'), glyph: shareIcon, run: showGuide },
    legacy: { text: t('footer_legacy'), label: t('copy_link'), glyph: linkIcon, run: () => void copy() },
    profile: { text: t('footer_profile'), label: t('profile_download'), glyph: downloadIcon, run: getProfile },
  }
  const { text, label, glyph, run } = ways[iosWayOf(ios, profile !== undefined)]
  const action = (
    <Button wide onClick={run}>
      <Icon glyph={glyph} small />
      {label}
    </Button>
  )
  return { text, action }
}

/** The add-to-home-screen footer (spec 2 §2): a hint how to share, a hint for browsers that cannot, or the profile's button. */
export const InstallFooter = ({ open, ios }: { readonly open: boolean; readonly ios: IosFacts }) => {
  const t = useTexts('install')
  const shell = useTexts('shell')
  const { merchantName } = useSettings()
  const { text, action } = useWay(ios)
  if (!open) return null

  const title = t('install_title', { brand: merchantName })
  const close = () => {
    noteSkipped()
    closePrompt('install')
  }
  return (
    <aside className={styles.footer} aria-label={title} data-floating="high">
      <div className={styles.plate}>
        <InstallTheme>
          <div className={styles.body}>
            <div className={styles.head}>
              <AppIcon />
              <div className={styles.words}>
                <p className={styles.title}>{title}</p>
                <p className={styles.text}>{text}</p>
              </div>
              <IconButton glyph={closeIcon} label={shell('close')} onClick={close} />
            </div>
            {action}
          </div>
        </InstallTheme>
      </div>
    </aside>
  )
}
