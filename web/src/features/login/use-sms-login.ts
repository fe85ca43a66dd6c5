import { useCaptcha, type Captcha } from '#blocks/captcha/use-captcha.ts'
import { useCodeSend, type CodeSend } from '#blocks/one-time-code/use-code-send.ts'
import { deviceFacts, deviceHeader } from '#device/device-facts.ts'
import type { Problem } from '#forms/problem.ts'
import { useSubmit } from '#forms/use-submit.ts'
import { useSettings } from '#merchant/page-data.tsx'
import { useRequest } from '#request/request-context.ts'
import { enter, secretOf } from '#sign-in/enter.ts'
import { useAfterSignIn } from '#sign-in/use-after-sign-in.ts'

interface Mobile {
  readonly countryDialingCode: string
  readonly mobileNum: string
}

export interface SmsLogin {
  readonly processing: boolean
  readonly problem: Problem | null
  readonly code: CodeSend
  /** Of the scene `login`, beside that of `code`: signing in and sending a code are two acts (spec 1 §4). */
  readonly captcha: Captcha
  askCode(mobile: Mobile): Promise<void>
  submit(mobile: Mobile, entered: { readonly verificationCode: string; readonly remember: boolean }): Promise<void>
}

/** Signing in by a number and the code sent to it. Automatic sign-in never uses such a saved login (spec 1 §4). */
export const useSmsLogin = ({ onDone }: { readonly onDone?: () => void } = {}): SmsLogin => {
  const { request } = useRequest()
  const { merchantCode } = useSettings()
  const { processing, problem, run } = useSubmit()
  const goOn = useAfterSignIn()
  const code = useCodeSend()
  const captcha = useCaptcha('login')

  const askCode: SmsLogin['askCode'] = mobile =>
    code.send(verified => request('verification.smsNoLogin', { ...mobile, loginDeviceId: deviceFacts().loginDeviceId, ...verified }))

  const submit: SmsLogin['submit'] = ({ countryDialingCode, mobileNum }, { verificationCode, remember }) =>
    run(async () => {
      const device = deviceFacts()
      const name = countryDialingCode + mobileNum
      const answer = await captcha.guard(verified =>
        request(
          'session.login',
          { type: 'sms', username: name, password: verificationCode, remember, ...device, ...verified },
          { headers: deviceHeader(device) },
        ),
      )
      if (!answer) return
      enter(answer, { merchant: merchantCode, remember: remember ? { type: 'sms', name, secret: secretOf(answer, verificationCode) } : null })
      goOn(answer, 'sms', onDone)
    })

  return { processing, problem, code, captcha, askCode, submit }
}
