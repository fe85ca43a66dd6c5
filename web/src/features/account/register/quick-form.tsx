import { CaptchaBlock } from '#blocks/captcha/captcha-block.tsx'
import { useCaptcha } from '#blocks/captcha/use-captcha.ts'
import { FormProblem } from '#blocks/form-problem/form-problem.tsx'
import { useRequest } from '#request/request-context.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Form } from '#ui/forms/form.tsx'
import { useWrongFields } from '#ui/forms/use-wrong-fields.ts'
import { referralCodeFault } from './register-fields.ts'
import { ReferralField, RegisterEnd } from './register-parts.tsx'
import type { WayProps } from './registration.ts'
import styles from './register-form.module.css'

/** Registers with a user name made by the server, which is shown afterwards, and without a password. */
export const QuickForm = ({ processing, problem, submit }: WayProps) => {
  const t = useTexts('identity')
  const errors = useTexts('errors')
  const { request } = useRequest()
  const captcha = useCaptcha('register')
  const { wrong, mark, clear } = useWrongFields<'referralCode'>()
  return (
    <Form
      onSubmit={(form, values) => {
        const referralCode = values['referralCode']?.trim() ?? ''
        const fault = referralCodeFault(referralCode)
        if (!mark(form, { referralCode: fault && errors(fault) })) return
        void submit({ referralCode, remember: 'remember' in values, backBy: 'nothing' }, (facts, headers) =>
          captcha.guard(verified => request('member.registerAutoUsername', { ...facts, ...verified }, { headers })),
        )
      }}
    >
      <FormProblem problem={problem} />
      <p className={styles.quick}>{t('quick_text')}</p>
      <ReferralField error={wrong.referralCode} onInput={() => clear('referralCode')} />
      <RegisterEnd processing={processing}>
        <CaptchaBlock captcha={captcha} />
      </RegisterEnd>
    </Form>
  )
}
