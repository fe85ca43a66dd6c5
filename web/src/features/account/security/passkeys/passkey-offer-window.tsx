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
import { NewPasskey } from './new-passkey.tsx'
import { notePutOff } from './passkey-offer-memory.ts'
import styles from './passkey-offer-window.module.css'

/** Offers a passkey after a sign-in; recovery codes that come with it are shown before it closes. */
export const PasskeyOfferWindow = ({ open }: { readonly open: boolean }) => {
  const t = useTexts('security')
  const id = useId()
  const confirmation = useConfirmation()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const close = () => {
    notePutOff()
    closePrompt('passkey')
  }
  return (
    <>
      <Modal placement="bottom" open={open} closable={codes === null} onClose={close} titleId={`${id}-title`} textId={`${id}-text`}>
        <div className={styles.panel}>
          <NoticeBody
            id={id}
            glyph={lockIcon}
            tone="accent"
            title={codes ? t('recovery_codes') : t('passkey_offer_title')}
            text={codes ? '' : t('passkeys_text')}
          />
          {codes ? (
            <NewRecoveryCodes codes={codes} onSaved={close} />
          ) : (
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
