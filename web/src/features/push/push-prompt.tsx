import { useId } from 'react'
import { closePrompt } from '#notices/prompt-queue.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { bellIcon } from '#ui/icons/late-icons.ts'
import { Modal } from '#ui/windows/modal.tsx'
import { NoticeBody } from '#ui/windows/notice-body.tsx'
import { notePromptSkipped } from './push-memory.ts'
import { useAllowPush } from './use-allow-push.ts'
import styles from './push-prompt.module.css'

/** Asks before the browser does, because the browser asks only once (spec 1 §2, Notification-permission prompt). */
export const PushPrompt = ({ open }: { readonly open: boolean }) => {
  const t = useTexts('push')
  const id = useId()
  const { busy, allow } = useAllowPush()
  const close = () => {
    notePromptSkipped()
    closePrompt('notification')
  }
  return (
    <Modal placement="bottom" open={open} closable={!busy} onClose={close} titleId={`${id}-title`} textId={`${id}-text`}>
      <div className={styles.panel}>
        <NoticeBody id={id} glyph={bellIcon} tone="accent" title={t('push_prompt_title')} text={t('push_prompt_text')} />
        <Button wide busy={busy} onClick={() => void allow().then(close)}>
          {t('push_allow')}
        </Button>
        <Button look="plain" wide onClick={close}>
          {t('push_later')}
        </Button>
      </div>
    </Modal>
  )
}
