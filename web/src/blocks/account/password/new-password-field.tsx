import { useId } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { PasswordField } from '#ui/forms/password-field.tsx'
import { PasswordRuleList } from './password-rule-list.tsx'
import styles from './new-password-field.module.css'

interface NewPasswordFieldProps {
  label: string
  placeholder: string
  name: string
  /** The password must differ from it; undefined if the player chooses no user name. */
  username: string | undefined
  value: string
  onChange: (value: string) => void
  error: string | undefined
}

/** A new password, with the rules below it that are checked while typing. */
export const NewPasswordField = ({ username, value, onChange, error, ...field }: NewPasswordFieldProps) => {
  const t = useTexts('identity')
  const rulesId = useId()
  return (
    <div className={styles.field}>
      <PasswordField
        {...field}
        autoComplete="new-password"
        value={value}
        onChange={event => onChange(event.target.value)}
        error={error ?? null}
        aria-describedby={rulesId}
        showLabel={t('show_password')}
        hideLabel={t('hide_password')}
      />
      <PasswordRuleList id={rulesId} password={value} username={username} />
    </div>
  )
}
