import { useId } from 'react'
import { useSettings } from '#merchant/page-data.tsx'
import { paths } from '#navigation/paths.ts'
import { closePrompt } from '#notices/prompt-queue.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { shieldIcon } from '#ui/icons/icons.ts'
import { Modal } from '#ui/windows/modal.tsx'
import { NoticeBody } from '#ui/windows/notice-body.tsx'
import { AskConsent } from './ask-consent.tsx'
import { noteShown } from './consent-memory.ts'
import styles from './consent-sheet.module.css'

/** Asks for consent; where the merchant only tells, says what is collected, once for each version of the text. The way to the choice stands in both. */
export const ConsentSheet = ({ open }: { readonly open: boolean }) => {
  const t = useTexts('tracking')
  const shell = useTexts('shell')
  const id = useId()
  const setting = useSettings().tracking
  const isNotice = setting?.mode === 'notice'
  const hasRead = () => {
    if (setting && isNotice) noteShown(setting.version)
    closePrompt('consent')
  }
  return (
    <Modal placement="bottom" open={open} closable={isNotice} onClose={hasRead} titleId={`${id}-title`} textId={`${id}-text`}>
      <div className={styles.panel}>
        <NoticeBody id={id} glyph={shieldIcon} tone="accent" title={t('consent_title')} text={t(isNotice ? 'notice_text' : 'consent_text')} focused />
        {isNotice ? (
          <Button look="quiet" wide onClick={hasRead}>
            {shell('ok')}
          </Button>
        ) : (
          <AskConsent />
        )}
        <ButtonLink look="plain" wide href={paths.privacy}>
          {t(isNotice ? 'consent_choose' : 'privacy_told')}
        </ButtonLink>
      </div>
    </Modal>
  )
}
