import { useEffect, useId } from 'react'
import { usePageData } from '#merchant/page-data.tsx'
import { closePrompt } from '#notices/prompt-queue.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { addToScreenIcon, closeIcon, downloadIcon } from '#ui/icons.ts'
import { Modal } from '#ui/modal.tsx'
import styles from './forced-download-modal.module.css'
import { noteForcedShown } from './install-memory.ts'
import { useInstall } from './use-install.ts'

/** The forced download (spec 2 §2): logo, description, app and web-app button. It fades as every modal does, in 250 ms (spec 2 §9). */
export const ForcedDownloadModal = ({ open }: { readonly open: boolean }) => {
  const t = useTexts('install')
  const shell = useTexts('shell')
  const { logo, settings } = usePageData()
  const { getApp, addToScreen } = useInstall('forced-download')
  const id = useId()
  const close = () => closePrompt('forced-download')

  useEffect(() => {
    if (open) noteForcedShown()
  }, [open])

  return (
    <Modal placement="centre" open={open} closable onClose={close} titleId={`${id}-title`} textId={`${id}-text`}>
      <div className={styles.body}>
        <div className={styles.close}>
          <IconButton glyph={closeIcon} label={shell('close')} onClick={close} />
        </div>
        <img className={styles.logo} src={logo} alt="" draggable={false} />
        <h2 id={`${id}-title`} className={styles.title} tabIndex={-1} data-focus>
          {t('forced_title', { brand: settings.merchantName })}
        </h2>
        <p id={`${id}-text`} className={styles.text}>
          {t('install_text')}
        </p>
        <div className={styles.ways}>
          {getApp && (
            <Button wide onClick={getApp}>
              <Icon glyph={downloadIcon} small />
              {t('install_app')}
            </Button>
          )}
          {addToScreen && (
            <Button wide look={getApp ? 'quiet' : 'primary'} onClick={addToScreen}>
              <Icon glyph={addToScreenIcon} small />
              {t('install_web')}
            </Button>
          )}
        </div>
      </div>
    </Modal>
  )
}
