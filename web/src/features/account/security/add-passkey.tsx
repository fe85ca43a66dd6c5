import { useState } from 'react'
import { ConfirmForm } from '#blocks/account/confirm/confirm-form.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { NewRecoveryCodes } from './new-recovery-codes.tsx'
import { NewPasskey } from './passkeys/new-passkey.tsx'
import type { PasskeyStepsProps } from './present-passkey.tsx'
import styles from './forms.module.css'

export const AddPasskey = ({ security, refresh, onClose }: PasskeyStepsProps) => {
  const t = useTexts('security')
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (codes) return <NewRecoveryCodes codes={codes} onSaved={onClose} />
  if (security.confirm.needed) return <ConfirmForm security={security} onConfirmed={refresh} />
  return (
    <div className={styles.form}>
      <p className={styles.text}>{t('passkeys_text')}</p>
      <NewPasskey
        onMade={async ({ recoveryCodes }) => {
          if (recoveryCodes) setCodes(recoveryCodes)
          else onClose()
          await refresh()
        }}
      />
    </div>
  )
}
