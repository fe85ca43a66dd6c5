import { useState, type ChangeEvent } from 'react'
import { NewPasswordField } from '#blocks/account/password/new-password-field.tsx'
import { usePasswordFault } from '#blocks/account/password/use-password-fault.ts'
import { FormProblem } from '#blocks/form-problem/form-problem.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/forms/checkbox.tsx'
import { Form } from '#ui/forms/form.tsx'
import { PasswordField } from '#ui/forms/password-field.tsx'
import { useWrongFields } from '#ui/forms/use-wrong-fields.ts'
import { faultsIn, type ChangePasswordField } from './change-password-fields.ts'
import type { PasswordChange } from './use-change-password.ts'
import styles from './change-password-form.module.css'

const EMPTY = { oldPassword: '', newPassword: '', repeated: '' }

interface ChangePasswordFormProps extends Pick<PasswordChange, 'processing' | 'problem' | 'submit'> {
  username: string
  /** The member has no password yet, so no old one is asked for. */
  first: boolean
  /** The member has passkeys, which stay unless they are to be removed. */
  passkeys: boolean
}

export const ChangePasswordForm = ({ username, first, passkeys, processing, problem, submit }: ChangePasswordFormProps) => {
  const t = useTexts('identity')
  const errors = useTexts('errors')
  const passwordFault = usePasswordFault()
  const [form, setForm] = useState(EMPTY)
  const [removing, setRemoving] = useState(false)
  const { wrong, mark, clear } = useWrongFields<ChangePasswordField>()
  const change = (field: ChangePasswordField, value: string) => {
    setForm(form => ({ ...form, [field]: value }))
    clear(field)
  }

  const secret = (name: 'oldPassword' | 'repeated') => ({
    name,
    value: form[name],
    error: wrong[name] ?? null,
    onChange: (event: ChangeEvent<HTMLInputElement>) => change(name, event.target.value),
    showLabel: t('show_password'),
    hideLabel: t('hide_password'),
  })

  const onSubmit = (element: HTMLFormElement) => {
    const { oldPassword, newPassword, repeated } = form
    const old = first ? {} : { oldPassword }
    const faults = faultsIn({ ...old, newPassword, repeated })
    const found = {
      oldPassword: faults.oldPassword && errors(faults.oldPassword),
      newPassword: passwordFault(newPassword, username) ?? (faults.newPassword && errors(faults.newPassword)),
      repeated: faults.repeated && errors(faults.repeated),
    }
    if (mark(element, found)) void submit({ ...old, newPassword, ...(passkeys && removing && { removePasskeys: true as const }) })
  }

  return (
    <Form onSubmit={onSubmit}>
      <FormProblem problem={problem} />
      {/* Tells password managers which member's password changes. */}
      <input className={styles.username} name="username" autoComplete="username" value={username} readOnly tabIndex={-1} aria-hidden="true" />
      {!first && (
        <PasswordField
          {...secret('oldPassword')}
          label={t('current_password')}
          placeholder={t('current_password_placeholder')}
          autoComplete="current-password"
        />
      )}
      <NewPasswordField
        name="newPassword"
        label={t('new_password')}
        placeholder={t('new_password_placeholder')}
        username={username}
        value={form.newPassword}
        error={wrong.newPassword}
        onChange={value => change('newPassword', value)}
      />
      <PasswordField
        {...secret('repeated')}
        label={t('repeat_password')}
        placeholder={t('repeat_password_placeholder')}
        autoComplete="new-password"
      />
      {passkeys && <Checkbox label={t('change_password_passkeys')} checked={removing} onChange={event => setRemoving(event.target.checked)} />}
      <Button type="submit" wide busy={processing} busyLabel={t('change_password_processing')}>
        {t(first ? 'set_password_title' : 'change_password_submit')}
      </Button>
    </Form>
  )
}
