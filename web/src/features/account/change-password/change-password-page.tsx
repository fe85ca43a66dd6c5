import { Late } from '#blocks/late/late.tsx'
import { PageSkeleton } from '#blocks/page-skeleton/page-skeleton.tsx'
import type { Parts } from '#merchant/parts.ts'
import { paths, type ChangeReason } from '#navigation/paths.ts'
import { useSession } from '#session/session-store.ts'
import { useMember } from '#session/use-member.ts'
import { useSecurity } from '#session/use-security.ts'
import { useSignOut } from '#sign-in/use-sign-out.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { IconLink } from '#ui/icons/icon-button.tsx'
import { backIcon } from '#ui/icons/icons.ts'
import { AppBar } from '#ui/layout/app-bar.tsx'
import { PageHead } from '#ui/layout/page-head.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { ChangePasswordForm } from './change-password-form.tsx'
import { useChangePassword } from './use-change-password.ts'
import styles from './change-password-page.module.css'

const loadConfirm = async (parts: Parts) => {
  const [{ ConfirmSheet }] = await Promise.all([import('#blocks/account/confirm/confirm-sheet.tsx'), parts.load('texts.security')])
  return ConfirmSheet
}

/** Changing the password. If the change is forced (spec 1 §4), the page says why and has no back button. */
export const ChangePasswordPage = () => {
  const t = useTexts('identity')
  const shell = useTexts('shell')
  const session = useSession()
  const { reason, confirmation, ...form } = useChangePassword()
  const { member, failed } = useMember()
  // Before the first password of one's own nothing else may be asked of the server.
  const { data: security } = useSecurity({ wanted: reason !== 'first-login' })
  const { processing: leaving, signOut } = useSignOut()
  const first = member?.hasPassword === false
  const why: Readonly<Record<ChangeReason, string>> = {
    'first-login': t('change_reason_first_login'),
    expired: t('change_reason_expired'),
    weak: t('change_reason_weak'),
  }
  // Wait until it is known whether the member has a password; if that fails, assume one, as most members have.
  if (!reason && !member && !failed) return <PageSkeleton shape="form" />
  return (
    <Screen bar={<AppBar start={!reason && <IconLink glyph={backIcon} label={shell('back')} href={paths.memberHome} />} />}>
      <div className={styles.page}>
        <PageHead
          title={t(reason ? 'change_password_forced_title' : first ? 'set_password_title' : 'change_password_title')}
          text={reason ? why[reason] : t(first ? 'set_password_text' : 'change_password_text')}
        />
        <ChangePasswordForm
          username={session?.userName ?? ''}
          first={first}
          passkeys={security !== undefined && security.passkeys.list.length > 0}
          {...form}
        />
        {reason === 'first-login' && (
          <Button look="plain" wide busy={leaving} onClick={() => void signOut()}>
            {t('sign_out')}
          </Button>
        )}
        <Late load={loadConfirm} wanted={confirmation.asking} onMissing={() => confirmation.end(false)} props={{ confirmation }} />
      </div>
    </Screen>
  )
}
