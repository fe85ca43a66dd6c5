import { useState } from 'react'
import { CaptchaBlock } from '#blocks/captcha/captcha-block.tsx'
import { FormProblem } from '#blocks/form-problem/form-problem.tsx'
import { NewPasswordField } from '#blocks/password/new-password-field.tsx'
import { usePasswordFault } from '#blocks/password/use-password-fault.ts'
import { useSettings } from '#merchant/page-data.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Form } from '#ui/form.tsx'
import { Icon } from '#ui/icon.tsx'
import { memberIcon } from '#ui/icons.ts'
import { TextField } from '#ui/text-field.tsx'
import { useWrongFields } from '#ui/use-wrong-fields.ts'
import { referralCodeFault, usernameFault, type RegisterField } from './register-fields.ts'
import styles from './register-form.module.css'
import type { Registration } from './use-register.ts'

const EMPTY = { username: '', password: '', referralCode: '' }

export const RegisterForm = ({ processing, problem, captcha, submit }: Pick<Registration, 'processing' | 'problem' | 'captcha' | 'submit'>) => {
  const t = useTexts('identity')
  const shell = useTexts('shell')
  const errors = useTexts('errors')
  const { referral } = useSettings().register
  const passwordFault = usePasswordFault()
  const [form, setForm] = useState(EMPTY)
  const [remember, setRemember] = useState(true)
  const { wrong, mark, clear } = useWrongFields<RegisterField>()

  const change = (field: RegisterField, value: string) => {
    setForm({ ...form, [field]: value })
    clear(field)
  }

  const onSubmit = (element: HTMLFormElement) => {
    const { username, password, referralCode } = { username: form.username.trim(), password: form.password, referralCode: form.referralCode.trim() }
    const nameFault = usernameFault(username)
    const codeFault = referralCodeFault(referralCode)
    const found = {
      username: nameFault && errors(nameFault),
      password: passwordFault(password, username),
      referralCode: codeFault && errors(codeFault),
    }
    if (mark(element, found)) void submit({ username, password, remember, ...(referralCode && { referralCode }) })
  }

  return (
    <Form onSubmit={onSubmit}>
      <FormProblem problem={problem} />
      <TextField
        name="username"
        label={t('username')}
        placeholder={t('username_placeholder')}
        hint={t('username_hint')}
        prefix={<Icon glyph={memberIcon} small />}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
        maxLength={20}
        value={form.username}
        error={wrong.username ?? null}
        onChange={event => change('username', event.target.value)}
      />
      <NewPasswordField
        name="password"
        label={t('password')}
        placeholder={t('password_placeholder')}
        username={form.username}
        value={form.password}
        error={wrong.password}
        onChange={value => change('password', value)}
      />
      {referral && (
        <TextField
          name="referralCode"
          label={t('referral_code')}
          aside={shell('optional')}
          placeholder={t('referral_code_placeholder')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={32}
          value={form.referralCode}
          error={wrong.referralCode ?? null}
          onChange={event => change('referralCode', event.target.value)}
        />
      )}
      <Checkbox
        name="remember"
        label={t('remember_me')}
        hint={t('remember_me_hint')}
        checked={remember}
        onChange={event => setRemember(event.target.checked)}
      />
      <CaptchaBlock captcha={captcha} />
      <Button type="submit" wide busy={processing} busyLabel={t('register_processing')}>
        {t('register_submit')}
      </Button>
      <p className={styles.age}>{t('age_confirmation')}</p>
    </Form>
  )
}
