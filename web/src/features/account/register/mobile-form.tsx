import { useState } from 'react'
import { useMobileEntry } from '#blocks/account/mobile-number/use-mobile-entry.ts'
import { codeFault, codeOf } from '#blocks/account/one-time-code/code-fault.ts'
import { MobileCodeFields } from '#blocks/account/one-time-code/mobile-code-fields.tsx'
import { useCodeSend } from '#blocks/account/one-time-code/use-code-send.ts'
import { NewPasswordField } from '#blocks/account/password/new-password-field.tsx'
import { usePasswordFault } from '#blocks/account/password/use-password-fault.ts'
import { CaptchaBlock } from '#blocks/captcha/captcha-block.tsx'
import { useCaptcha } from '#blocks/captcha/use-captcha.ts'
import { FormProblem } from '#blocks/form-problem/form-problem.tsx'
import { deviceFacts } from '#device/device-facts.ts'
import { useFlag } from '#merchant/page-data.tsx'
import { useRequest } from '#request/request-context.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Form, type FormValues } from '#ui/forms/form.tsx'
import { useWrongFields } from '#ui/forms/use-wrong-fields.ts'
import { referralCodeFault } from './register-fields.ts'
import { ReferralField, RegisterEnd } from './register-parts.tsx'
import type { WayProps } from './registration.ts'

type MobileFormField = 'mobileNum' | 'verificationCode' | 'password' | 'referralCode'

/** Registers by a number and the code sent to it; without MOBILENUMPASSREG3 there is no password (spec 1 §5). */
export const MobileForm = ({ processing, problem, submit }: WayProps) => {
  const t = useTexts('identity')
  const errors = useTexts('errors')
  const { request } = useRequest()
  const hasPassword = useFlag('MOBILENUMPASSREG3')
  const passwordFault = usePasswordFault()
  const code = useCodeSend()
  const captcha = useCaptcha('register')
  const entry = useMobileEntry()
  const [password, setPassword] = useState('')
  const fields = useWrongFields<MobileFormField>()
  const { wrong, mark, clear } = fields

  const onSend = () =>
    void code.send(verified => request('verification.smsNoLogin', { ...entry.requested, loginDeviceId: deviceFacts().loginDeviceId, ...verified }))

  const onSubmit = (form: HTMLFormElement, values: FormValues) => {
    const verificationCode = codeOf(values['verificationCode'])
    const referralCode = values['referralCode']?.trim() ?? ''
    const faults = { code: codeFault(verificationCode), referral: referralCodeFault(referralCode) }
    const found = {
      mobileNum: entry.fault,
      verificationCode: faults.code && errors(faults.code),
      password: hasPassword ? passwordFault(password, undefined) : undefined,
      referralCode: faults.referral && errors(faults.referral),
    }
    if (!mark(form, found)) return
    const chosen = hasPassword ? { password } : {}
    void submit({ ...chosen, referralCode, remember: 'remember' in values, backBy: 'mobile' }, (facts, headers) =>
      captcha.guard(verified =>
        request('member.registerMobile', { ...facts, ...chosen, ...entry.requested, verificationCode, ...verified }, { headers }),
      ),
    )
  }

  return (
    <Form onSubmit={onSubmit}>
      <FormProblem problem={problem ?? code.problem} />
      <MobileCodeFields {...fields} entry={entry} code={code} onSend={onSend} />
      {hasPassword && (
        <NewPasswordField
          name="password"
          label={t('password')}
          placeholder={t('password_placeholder')}
          username={undefined}
          value={password}
          error={wrong.password}
          onChange={value => {
            setPassword(value)
            clear('password')
          }}
        />
      )}
      <ReferralField error={wrong.referralCode} onInput={() => clear('referralCode')} />
      <RegisterEnd processing={processing}>
        <CaptchaBlock captcha={captcha} />
      </RegisterEnd>
    </Form>
  )
}
