import type { RecoveryWay } from '@foyer/contract/site/consolidated-settings'
import { useState } from 'react'
import { emailFault } from '#blocks/account/email/email-fault.ts'
import { EmailField } from '#blocks/account/email/email-field.tsx'
import { MobileField } from '#blocks/account/mobile-number/mobile-field.tsx'
import { useMobileEntry } from '#blocks/account/mobile-number/use-mobile-entry.ts'
import { codeFault, codeOf } from '#blocks/account/one-time-code/code-fault.ts'
import { CodeField } from '#blocks/account/one-time-code/code-field.tsx'
import { NewPasswordField } from '#blocks/account/password/new-password-field.tsx'
import { usePasswordFault } from '#blocks/account/password/use-password-fault.ts'
import { CaptchaBlock } from '#blocks/captcha/captcha-block.tsx'
import { FormProblem } from '#blocks/form-problem/form-problem.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/forms/form.tsx'
import { useWrongFields } from '#ui/forms/use-wrong-fields.ts'
import { useRecovery } from './use-recovery.ts'

type RecoveryField = 'contact' | 'verificationCode' | 'newPassword'

/** The number or address, the code sent to it, and the new password. */
export const RecoveryForm = ({ way }: { way: RecoveryWay }) => {
  const t = useTexts('identity')
  const errors = useTexts('errors')
  const passwordFault = usePasswordFault()
  const { mobile, setMobile, requested, fault: wrongNumber } = useMobileEntry()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const { wrong, mark, clear } = useWrongFields<RecoveryField>()
  const { processing, problem, sent, code, requestCode, submit } = useRecovery()

  const contact = way === 'sms' ? { way, mobile: requested } : { way, email: email.trim() }
  const contactFault = () => {
    if (way === 'sms') return wrongNumber
    const fault = emailFault(email)
    return fault && errors(fault)
  }

  const onSend = (button: HTMLElement) => {
    const form = button.closest('form')
    if (form && mark(form, { contact: contactFault() })) void requestCode(contact)
  }

  return (
    <Form
      onSubmit={(form, values) => {
        const verificationCode = codeOf(values['verificationCode'])
        const fault = codeFault(verificationCode)
        const found = { contact: contactFault(), verificationCode: fault && errors(fault), newPassword: passwordFault(password, undefined) }
        if (mark(form, found)) void submit(contact, { verificationCode, newPassword: password })
      }}
    >
      <FormProblem problem={problem ?? code.problem} />
      {way === 'sms' ? (
        <MobileField
          value={mobile}
          error={wrong.contact}
          onChange={value => {
            setMobile(value)
            clear('contact')
          }}
        />
      ) : (
        <EmailField
          value={email}
          error={wrong.contact}
          onChange={value => {
            setEmail(value)
            clear('contact')
          }}
        />
      )}
      <CaptchaBlock captcha={code.captcha} />
      <CodeField
        name="verificationCode"
        hint={sent ? t('recovery_sent') : undefined}
        error={wrong.verificationCode ?? null}
        onInput={() => clear('verificationCode')}
        send={{ countdown: code.countdown, sending: code.sending, onSend }}
      />
      <NewPasswordField
        name="newPassword"
        label={t('new_password')}
        placeholder={t('new_password_placeholder')}
        username={undefined}
        value={password}
        error={wrong.newPassword}
        onChange={value => {
          setPassword(value)
          clear('newPassword')
        }}
      />
      <Button type="submit" wide busy={processing} busyLabel={t('change_password_processing')}>
        {t('change_password_submit')}
      </Button>
    </Form>
  )
}
