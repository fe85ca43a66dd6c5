import { useState } from 'react'
import { CaptchaBlock } from '#blocks/captcha/captcha-block.tsx'
import { FormProblem } from '#blocks/form-problem/form-problem.tsx'
import { MobileField } from '#blocks/mobile-number/mobile-field.tsx'
import { emptyNumber, mobileFault, mobileOf } from '#blocks/mobile-number/mobile-number.ts'
import { codeFault, codeOf } from '#blocks/one-time-code/code-fault.ts'
import { CodeField } from '#blocks/one-time-code/code-field.tsx'
import { useSettings } from '#merchant/page-data.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Form } from '#ui/form.tsx'
import { useWrongFields } from '#ui/use-wrong-fields.ts'
import { useSmsLogin } from './use-sms-login.ts'

/** By a number and the code it was sent. */
export const SmsForm = ({ onDone }: { onDone?: () => void }) => {
  const t = useTexts('identity')
  const errors = useTexts('errors')
  const settings = useSettings()
  const [mobile, setMobile] = useState(() => emptyNumber(settings))
  const { wrong, mark, clear } = useWrongFields<'mobileNum' | 'verificationCode'>()
  const { processing, problem, code, askCode, submit } = useSmsLogin(onDone && { onDone })
  const fault = mobileFault(mobile)
  const mobileNum = fault && errors(fault)

  return (
    <Form
      onSubmit={(form, values) => {
        const verificationCode = codeOf(values['verificationCode'])
        const wrongCode = codeFault(verificationCode)
        const isRight = mark(form, { mobileNum, verificationCode: wrongCode && errors(wrongCode) })
        if (isRight) void submit(mobileOf(mobile), { verificationCode, remember: 'remember' in values })
      }}
    >
      <FormProblem problem={problem ?? code.problem} />
      <MobileField
        value={mobile}
        error={wrong.mobileNum}
        onChange={value => {
          setMobile(value)
          clear('mobileNum')
        }}
      />
      <CaptchaBlock captcha={code.captcha} />
      <CodeField
        name="verificationCode"
        error={wrong.verificationCode ?? null}
        onInput={() => clear('verificationCode')}
        send={{
          countdown: code.countdown,
          sending: code.sending,
          onSend: button => {
            const form = button.closest('form')
            if (form && mark(form, { mobileNum })) void askCode(mobileOf(mobile))
          },
        }}
      />
      <Checkbox name="remember" label={t('remember_me')} hint={t('remember_me_hint')} defaultChecked />
      <Button type="submit" wide busy={processing} busyLabel={t('login_processing')}>
        {t('login_submit')}
      </Button>
    </Form>
  )
}
