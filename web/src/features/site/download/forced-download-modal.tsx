import { useEffect, useId } from 'react'
import { Logo } from '#blocks/site/brand/logo.tsx'
import { Offer } from '#blocks/site/install/offer.tsx'
import { useInstall } from '#blocks/site/install/use-install.ts'
import { useSettings } from '#merchant/page-data.tsx'
import { closePrompt } from '#notices/prompt-queue.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { addToScreenIcon, downloadIcon } from '#ui/icons/late-icons.ts'
import { Modal } from '#ui/windows/modal.tsx'
import { noteForcedShown } from './download-memory.ts'
import styles from './forced-download-modal.module.css'

/** The forced download (spec 2 §2): logo, description, app and web-app button. It fades as every modal does, in 250 ms (spec 2 §9). */
export const ForcedDownloadModal = ({ open }: { readonly open: boolean }) => {
  const t = useTexts('install')
  const settings = useSettings()
  const { getApp, addToScreen } = useInstall('forced-download')
  const id = useId()
  const close = () => closePrompt('forced-download')

  useEffect(() => {
    if (open) noteForcedShown()
  }, [open])

  return (
    <Modal placement="centre" open={open} closable onClose={close} titleId={`${id}-title`} textId={`${id}-text`}>
      <Offer
        id={id}
        title={t('forced_title', { brand: settings.merchantName })}
        text={t('install_text')}
        picture={<Logo className={styles.logo} alt="" />}
        onClose={close}
        glowing
      >
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
      </Offer>
    </Modal>
  )
}
