import { useState } from 'react'
import { isAtStake } from '#blocks/account/registered/at-stake.ts'
import { paths } from '#navigation/paths.ts'
import { useMember } from '#session/use-member.ts'
import { useSecurity } from '#session/use-security.ts'
import { useSignOut } from '#sign-in/use-sign-out.ts'
import { useTexts } from '#texts/use-texts.ts'
import { signOutIcon } from '#ui/icons/late-icons.ts'
import { Link } from '#ui/link.tsx'
import { ButtonRow } from '#ui/list.tsx'
import { Notice } from '#ui/windows/notice.tsx'
import styles from './sign-out-row.module.css'

/** Signs out after a confirmation, which says so where the account would be lost. */
export const SignOutRow = () => {
  const t = useTexts('identity')
  const shell = useTexts('shell')
  const { processing, signOut } = useSignOut()
  const [asking, setAsking] = useState(false)
  const { member } = useMember()
  const { data: security } = useSecurity()
  const atStake = member !== undefined && security !== undefined && isAtStake(member, security)
  return (
    <>
      <ButtonRow onClick={() => setAsking(true)} glyph={signOutIcon} title={t('sign_out')} danger />
      <Notice
        open={asking}
        glyph={signOutIcon}
        title={t('sign_out_title')}
        text={t(atStake ? 'sign_out_at_stake' : 'sign_out_text')}
        confirmLabel={t('sign_out')}
        danger
        busy={processing}
        onConfirm={() => void signOut()}
        cancel={{ label: shell('cancel'), onCancel: () => setAsking(false) }}
      >
        {atStake && (
          <Link href={paths.memberSecurity} className={styles.keep}>
            {t('keep_account')}
          </Link>
        )}
      </Notice>
    </>
  )
}
