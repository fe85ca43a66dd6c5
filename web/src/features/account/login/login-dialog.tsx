import { OtherWay } from '#blocks/account/entry/other-way.tsx'
import { IdentityWays } from '#blocks/account/identity/identity-ways.tsx'
import { paths } from '#navigation/paths.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Link } from '#ui/link.tsx'
import { Dialog } from '#ui/windows/dialog.tsx'
import { LoginForm } from './login-form.tsx'
import { PasskeyWay } from './passkey-way.tsx'
import styles from './login-form.module.css'

interface LoginDialogProps {
  open: boolean
  onClose: () => void
  /** Called after a successful sign-in; the dialog should close (spec 1 §2). */
  onDone: () => void
}

/** Sign-in for an action inside a page, which continues afterwards. */
export const LoginDialog = ({ open, onClose, onDone }: LoginDialogProps) => {
  const t = useTexts('identity')
  const shell = useTexts('shell')
  return (
    <Dialog open={open} title={t('login_dialog_title')} closeLabel={shell('close')} onClose={onClose}>
      <div className={styles.ways}>
        <LoginForm onDone={onDone} />
        <PasskeyWay onDone={onDone} />
        <IdentityWays onDone={onDone} />
        <OtherWay>
          {t('no_account')} <Link href={paths.register}>{t('go_register')}</Link>
        </OtherWay>
      </div>
    </Dialog>
  )
}
