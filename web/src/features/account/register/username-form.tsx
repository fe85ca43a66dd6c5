import { useState } from 'react'
import { NewPasswordField } from '#blocks/account/password/new-password-field.tsx'
import { usePasswordFault } from '#blocks/account/password/use-password-fault.ts'
import { usernameFault } from '#blocks/account/username/username-fault.ts'
import { UsernameField } from '#blocks/account/username/username-field.tsx'
import { CaptchaBlock } from '#blocks/captcha/captcha-block.tsx'
import { useCaptcha } from '#blocks/captcha/use-captcha.ts'
import { FormProblem } from '#blocks/form-problem/form-problem.tsx'
import { useRequest } from '#request/request-context.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Form, type FormValues } from '#ui/forms/form.tsx'
import { useWrongFields } from '#ui/forms/use-wrong-fields.ts'
import { referralCodeFault, type RegisterField } from './register-fields.ts'
import { ReferralField, RegisterEnd } from './register-parts.tsx'
import type { WayProps } from './registration.ts'

/** Registers with a user name that the player chooses. */
export const UsernameForm = ({ processing, problem, submit }: WayProps) => {
  const t = useTexts('identity')
  const errors = useTexts('errors')
  const { request } = useRequest()
  const captcha = useCaptcha('register')
  const passwordFault = usePasswordFault()
  const [form, setForm] = useState({ username: '', password: '' })
  const { wrong, mark, clear } = useWrongFields<RegisterField>()

  const change = (field: 'username' | 'password', value: string) => {
    setForm(form => ({ ...form, [field]: value }))
    clear(field)
  }

  const onSubmit = (element: HTMLFormElement, values: FormValues) => {
    const username = form.username.trim()
    const { password } = form
    const referralCode = values['referralCode']?.trim() ?? ''
    const nameFault = usernameFault(username)
    const codeFault = referralCodeFault(referralCode)
    const found = {
      username: nameFault && errors(nameFault),
      password: passwordFault(password, username),
      referralCode: codeFault && errors(codeFault),
    }
    if (!mark(element, found)) return
    void submit({ password, referralCode, remember: 'remember' in values, backBy: 'name' }, (facts, headers) =>
      captcha.guard(verified => request('member.register', { ...facts, username, password, ...verified }, { headers })),
    )
  }

  return (
    <Form onSubmit={onSubmit}>
      <FormProblem problem={problem} />
      <UsernameField
        hint={t('username_hint')}
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
      <ReferralField error={wrong.referralCode} onInput={() => clear('referralCode')} />
      <RegisterEnd processing={processing}>
        <CaptchaBlock captcha={captcha} />
      </RegisterEnd>
    </Form>
  )
}
