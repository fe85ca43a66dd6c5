import { useMobileEntry } from '#blocks/account/mobile-number/use-mobile-entry.ts'
import { codeFault, codeOf } from '#blocks/account/one-time-code/code-fault.ts'
import { MobileCodeFields } from '#blocks/account/one-time-code/mobile-code-fields.tsx'
import { CaptchaBlock } from '#blocks/captcha/captcha-block.tsx'
import { FormProblem } from '#blocks/form-problem/form-problem.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/forms/checkbox.tsx'
import { Form } from '#ui/forms/form.tsx'
import { useWrongFields } from '#ui/forms/use-wrong-fields.ts'
import { useSavedNumber } from './use-saved-number.ts'
import { useSmsLogin } from './use-sms-login.ts'

/** Signs in by a number and the code sent to it. */
export const SmsForm = ({ onDone }: { onDone?: () => void }) => {
  const t = useTexts('identity')
  const errors = useTexts('errors')
  const fields = useWrongFields<'mobileNum' | 'verificationCode'>()
  const entry = useMobileEntry(useSavedNumber())
  const { processing, problem, code, captcha, requestCode, submit } = useSmsLogin(onDone && { onDone })

  return (
    <Form
      onSubmit={(form, values) => {
        const verificationCode = codeOf(values['verificationCode'])
        const wrongCode = codeFault(verificationCode)
        const isRight = fields.mark(form, { mobileNum: entry.fault, verificationCode: wrongCode && errors(wrongCode) })
        if (isRight) void submit(entry.requested, { verificationCode, remember: 'remember' in values })
      }}
    >
      <FormProblem problem={problem ?? code.problem} />
      <MobileCodeFields {...fields} entry={entry} code={code} onSend={() => void requestCode(entry.requested)} submits />
      <Checkbox name="remember" label={t('remember_number')} hint={t('remember_me_hint')} defaultChecked />
      <CaptchaBlock captcha={captcha} />
      <Button type="submit" wide busy={processing} busyLabel={t('login_processing')}>
        {t('login_submit')}
      </Button>
    </Form>
  )
}
