import { useCodeSend, type CodeSend } from '#blocks/account/one-time-code/use-code-send.ts'
import { useCaptcha, type Captcha } from '#blocks/captcha/use-captcha.ts'
import { deviceFacts, deviceHeader } from '#device/device-facts.ts'
import type { Problem } from '#forms/problem.ts'
import { useSubmit } from '#forms/use-submit.ts'
import { useSettings } from '#merchant/page-data.tsx'
import { useRequest } from '#request/request-context.ts'
import { askSecondFactor } from '#sign-in/ask-second-factor.ts'
import { enter, type SignedIn } from '#sign-in/enter.ts'
import { useAfterSignIn } from '#sign-in/use-after-sign-in.ts'
import { keepNumber } from './kept-number.ts'

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
  requestCode(mobile: Mobile): Promise<void>
  submit(mobile: Mobile, entered: { readonly verificationCode: string; readonly remember: boolean }): Promise<void>
}

/** Signing in by a number and the code sent to it (spec 1 §3, Type sms). */
export const useSmsLogin = ({ onDone }: { readonly onDone?: () => void } = {}): SmsLogin => {
  const { request } = useRequest()
  const { merchantCode } = useSettings()
  const { processing, problem, run } = useSubmit()
  const goOn = useAfterSignIn()
  const code = useCodeSend()
  const captcha = useCaptcha('login')

  const requestCode: SmsLogin['requestCode'] = mobile =>
    code.send(verified => request('verification.smsNoLogin', { ...mobile, loginDeviceId: deviceFacts().loginDeviceId, ...verified }))

  const submit: SmsLogin['submit'] = ({ countryDialingCode, mobileNum }, { verificationCode, remember }) =>
    run(async () => {
      const device = deviceFacts()
      const name = countryDialingCode + mobileNum
      const complete = (answer: SignedIn) => {
        keepNumber(remember ? { merchant: merchantCode, name } : null)
        const { rememberToken, userName } = answer
        // A code is spent, so only a token can keep the member logged in; then the automatic sign-in is by user name (spec 1 §4).
        const secret = { kind: 'token', text: rememberToken ?? '' } as const
        enter(answer, { merchant: merchantCode, remember: remember && rememberToken ? { type: 'username', name: userName, secret } : null })
        goOn(answer, 'sms', onDone)
      }
      const credentials = { username: name, password: verificationCode }
      const input = { type: 'sms', ...credentials, remember, ...device } as const
      const answer = await captcha
        .guard(verified => request('session.login', { ...input, ...verified }, { headers: deviceHeader(device) }))
        .catch((error: unknown) => askSecondFactor(error, { credentials, remember, complete }))
      if (answer) complete(answer)
    })

  return { processing, problem, code, captcha, requestCode, submit }
}
