import { useId, useState } from 'react'
import { documentPath } from '#navigation/paths.ts'
import { closePrompt } from '#notices/prompt-queue.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { shieldIcon } from '#ui/icons/icons.ts'
import { LinkRow, List } from '#ui/list.tsx'
import { Modal } from '#ui/windows/modal.tsx'
import { NoticeBody } from '#ui/windows/notice-body.tsx'
import { useDocumentsDue } from './use-documents-due.ts'
import styles from './documents-sheet.module.css'

/** Asks a member to accept what is new of the house's documents. It may be put off; deposits wait once the grace is over. */
export const DocumentsSheet = ({ open }: { readonly open: boolean }) => {
  const t = useTexts('legal')
  const shell = useTexts('shell')
  const id = useId()
  const { standing, accept } = useDocumentsDue()
  const [busy, setBusy] = useState(false)
  const [now] = useState(() => Date.now())
  const close = () => closePrompt('documents')
  const waits = typeof standing?.waitsFrom === 'string' && Date.parse(standing.waitsFrom) <= now
  const say = async (): Promise<void> => {
    setBusy(true)
    try {
      await accept()
      close()
    } catch {
      // The request has said why; the sheet stays.
    } finally {
      setBusy(false)
    }
  }
  return (
    <Modal placement="bottom" open={open} closable onClose={close} titleId={`${id}-title`} textId={`${id}-text`}>
      <div className={styles.panel}>
        <NoticeBody
          id={id}
          glyph={shieldIcon}
          tone="accent"
          title={t('sheet_title')}
          text={waits ? `${t('sheet_text')} ${t('sheet_waits')}` : t('sheet_text')}
        />
        <List>
          {standing?.due.map(({ document }) => (
            <LinkRow key={document} href={documentPath(document)} title={shell(document)} />
          ))}
        </List>
        <Button wide busy={busy} onClick={() => void say()}>
          {t('accept')}
        </Button>
        <Button look="plain" wide onClick={close}>
          {t('later')}
        </Button>
      </div>
    </Modal>
  )
}
