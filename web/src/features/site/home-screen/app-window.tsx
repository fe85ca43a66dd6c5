import { useId } from 'react'
import { AppIcon } from '#blocks/site/install/app-face.tsx'
import { noteRefused, noteSkipped } from '#blocks/site/install/install-memory.ts'
import { Offer } from '#blocks/site/install/offer.tsx'
import { Rating } from '#blocks/site/install/rating.tsx'
import { useInstall } from '#blocks/site/install/use-install.ts'
import { useSettings } from '#merchant/page-data.tsx'
import { closePrompt } from '#notices/prompt-queue.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { addToScreenIcon, downloadIcon } from '#ui/icons/late-icons.ts'
import { Modal } from '#ui/windows/modal.tsx'
import { InstallTheme } from './install-theme.tsx'

export interface AppWindowProps {
  readonly open: boolean
  /** The reason it opened: by itself, by a tap, or because a game requires it. */
  readonly as: 'install' | 'app-window' | 'app-needed'
}

/** The bottom install modal (spec 2 §2): APP or web app, the merchant's preferred one first, and a button to stay in the browser. */
export const AppWindow = ({ open, as }: AppWindowProps) => {
  const t = useTexts('install')
  const { merchantName, install } = useSettings()
  const { getApp, addToScreen, byHand } = useInstall(as)
  const id = useId()

  const leave = (note: () => void) => () => {
    if (as === 'install') note()
    closePrompt(as)
  }
  const app = getApp ? [{ key: 'app', run: getApp, glyph: downloadIcon, label: t('install_app') }] : []
  const web = addToScreen ? [{ key: 'web', run: addToScreen, glyph: addToScreenIcon, label: t('install_web') }] : []
  const reason = t(as === 'app-needed' ? 'start_in_app' : 'install_text')
  const ways = install.preferredWay === 'app' ? [...app, ...web] : [...web, ...app]
  return (
    <Modal placement="bottom" open={open} closable onClose={leave(noteSkipped)} titleId={`${id}-title`} textId={`${id}-text`}>
      <InstallTheme>
        <Offer
          id={id}
          title={t('install_title', { brand: merchantName })}
          text={byHand === undefined ? reason : `${reason} ${byHand}`}
          picture={
            <>
              <AppIcon large />
              <Rating />
            </>
          }
          onClose={leave(noteSkipped)}
        >
          {ways.map(({ key, run, glyph, label }, at) => (
            <Button key={key} wide look={at === 0 ? 'primary' : 'quiet'} onClick={run}>
              <Icon glyph={glyph} small />
              {label}
            </Button>
          ))}
          <Button look="plain" wide onClick={leave(noteRefused)}>
            {t('install_continue')}
          </Button>
        </Offer>
      </InstallTheme>
    </Modal>
  )
}
