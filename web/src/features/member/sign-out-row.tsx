import { useState } from 'react'
import { useSignOut } from '#session/use-sign-out.ts'
import { useTexts } from '#texts/use-texts.ts'
import { signOutIcon } from '#ui/icons.ts'
import { ButtonRow } from '#ui/list.tsx'
import { Notice } from '#ui/notice.tsx'

/** Signs out after a confirmation. */
export const SignOutRow = () => {
  const t = useTexts('identity')
  const shell = useTexts('shell')
  const { processing, signOut } = useSignOut()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <ButtonRow onClick={() => setAsking(true)} glyph={signOutIcon} title={t('sign_out')} danger />
      <Notice
        open={asking}
        glyph={signOutIcon}
        title={t('sign_out_title')}
        text={t('sign_out_text')}
        confirmLabel={t('sign_out')}
        danger
        busy={processing}
        onConfirm={() => void signOut()}
        cancel={{ label: shell('cancel'), onCancel: () => setAsking(false) }}
      />
    </>
  )
}
