import { useId, useState } from 'react'
import { ConfirmSheet } from '#blocks/account/confirm/confirm-sheet.tsx'
import { useConfirmation } from '#blocks/account/confirm/use-confirmation.ts'
import { NewRecoveryCodes } from '#features/account/security/new-recovery-codes.tsx'
import { closePrompt } from '#notices/prompt-queue.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { lockIcon } from '#ui/icons/page-icons.ts'
import { Modal } from '#ui/windows/modal.tsx'
import { NoticeBody } from '#ui/windows/notice-body.tsx'
import { HeldPasskeyList } from './held-passkey-list.tsx'
import { noteHeldPasskeys, useHeldPasskeys } from './held-passkeys.ts'
import { NewPasskey } from './new-passkey.tsx'
import { notePutOff } from './passkey-offer-memory.ts'
import styles from './passkey-offer-window.module.css'

/**
 * Offers a passkey after a sign-in; recovery codes that come with it are shown before it closes. After the password was recovered it asks instead which of
 * the passkeys are the member's.
 */
export const PasskeyOfferWindow = ({ open }: { readonly open: boolean }) => {
  const t = useTexts('security')
  const id = useId()
  const confirmation = useConfirmation()
  const held = useHeldPasskeys()
  // The question stays in sight while the window closes.
  const [question, setQuestion] = useState(held)
  if (question !== held && (held.length > 0 || !open)) setQuestion(held)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const isReview = question.length > 0
  const close = () => {
    // Who has yet to say which passkeys are theirs is asked again on the next page.
    if (!isReview) notePutOff()
    closePrompt('passkey')
  }
  const title = codes ? t('recovery_codes') : t(isReview ? 'passkeys_held_title' : 'passkey_offer_title')
  const text = codes ? '' : t(isReview ? 'passkeys_held_text' : 'passkeys_text')
  return (
    <>
      <Modal placement="bottom" open={open} closable={codes === null} onClose={close} titleId={`${id}-title`} textId={`${id}-text`}>
        <div className={styles.panel}>
          <NoticeBody id={id} glyph={lockIcon} tone="accent" title={title} text={text} focused={isReview} />
          {codes && <NewRecoveryCodes codes={codes} onSaved={close} />}
          {!codes && isReview && (
            <HeldPasskeyList
              key={question.length}
              held={question}
              guard={confirmation.guard}
              onDone={() => {
                noteHeldPasskeys([])
                closePrompt('passkey')
              }}
            />
          )}
          {!codes && !isReview && (
            <>
              <NewPasskey
                guard={confirmation.guard}
                onMade={({ recoveryCodes }) => {
                  if (recoveryCodes) setCodes(recoveryCodes)
                  else close()
                  return Promise.resolve()
                }}
              />
              <Button look="plain" wide onClick={close}>
                {t('passkey_later')}
              </Button>
            </>
          )}
        </div>
      </Modal>
      <ConfirmSheet confirmation={confirmation} />
    </>
  )
}
