import { useId } from 'react'
import { useSettings } from '#merchant/page-data.tsx'
import { closePrompt } from '#notices/prompt-queue.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { addToScreenIcon, closeIcon, downloadIcon } from '#ui/icons.ts'
import { Modal } from '#ui/modal.tsx'
import { AppIcon } from './app-face.tsx'
import styles from './app-window.module.css'
import { noteRefused, noteSkipped } from './install-memory.ts'
import { InstallTheme } from './install-theme.tsx'
import { Rating } from './rating.tsx'
import { useInstall } from './use-install.ts'

export interface AppWindowProps {
  readonly open: boolean
  /** As what it opened: by itself, for a tap, or because a game asks for it. */
  readonly as: 'install' | 'app-window' | 'app-needed'
}

/** The bottom install modal (spec 2 §2): APP or web app, the merchant's preferred way first, and a way to go on in the browser. */
export const AppWindow = ({ open, as }: AppWindowProps) => {
  const t = useTexts('install')
  const shell = useTexts('shell')
  const { merchantName, install } = useSettings()
  const { getApp, addToScreen } = useInstall(as)
  const id = useId()

  const leave = (note: () => void) => () => {
    if (as === 'install') note()
    closePrompt(as)
  }
  const app = getApp ? [{ key: 'app', run: getApp, glyph: downloadIcon, label: t('install_app') }] : []
  const web = addToScreen ? [{ key: 'web', run: addToScreen, glyph: addToScreenIcon, label: t('install_web') }] : []
  const ways = install.preferredWay === 'app' ? [...app, ...web] : [...web, ...app]
  return (
    <Modal placement="bottom" open={open} closable onClose={leave(noteSkipped)} titleId={`${id}-title`} textId={`${id}-text`}>
      <InstallTheme>
        <div className={styles.window}>
          <div className={styles.close}>
            <IconButton glyph={closeIcon} label={shell('close')} onClick={leave(noteSkipped)} />
          </div>
          <AppIcon large />
          <Rating />
          <h2 id={`${id}-title`} className={styles.title} tabIndex={-1} data-focus>
            {t('install_title', { brand: merchantName })}
          </h2>
          <p id={`${id}-text`} className={styles.text}>
            {t(as === 'app-needed' ? 'start_in_app' : 'install_text')}
          </p>
          <div className={styles.ways}>
            {ways.map(({ key, run, glyph, label }, at) => (
              <Button key={key} wide look={at === 0 ? 'primary' : 'quiet'} onClick={run}>
                <Icon glyph={glyph} small />
                {label}
              </Button>
            ))}
            <Button look="plain" wide onClick={leave(noteRefused)}>
              {t('install_continue')}
            </Button>
          </div>
        </div>
      </InstallTheme>
    </Modal>
  )
}
