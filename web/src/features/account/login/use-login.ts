import type { CaptchaFields } from '@foyer/contract/captcha/captcha-fields'
import { useCaptcha, type Captcha } from '#blocks/captcha/use-captcha.ts'
import { deviceFacts, deviceHeader } from '#device/device-facts.ts'
import type { Problem } from '#forms/problem.ts'
import { useSubmit } from '#forms/use-submit.ts'
import { useSettings } from '#merchant/page-data.tsx'
import { useRequest } from '#request/request-context.ts'
import { askSecondFactor } from '#sign-in/ask-second-factor.ts'
import { deviceTrust } from '#sign-in/device-trust.ts'
import { enter, secretOf, type SignedIn } from '#sign-in/enter.ts'
import { useAfterSignIn } from '#sign-in/use-after-sign-in.ts'

export interface LoginForm {
  readonly username: string
  readonly password: string
  readonly remember: boolean
}

export interface Login {
  /** True from the submit until 500 ms after its end: further submits are ignored (spec 1 §4). */
  readonly processing: boolean
  readonly problem: Problem | null
  /** Shown if the merchant's settings say so, and after too many failures. */
  readonly captcha: Captcha
  submit(form: LoginForm): Promise<void>
}

/** Signing in by hand. After success `onDone` is called instead of going home, but a forced password change always comes first. */
export const useLogin = ({ onDone }: { readonly onDone?: () => void } = {}): Login => {
  const { request } = useRequest()
  const { merchantCode } = useSettings()
  const { processing, problem, run } = useSubmit()
  const goOn = useAfterSignIn()
  const captcha = useCaptcha('login')

  const submit = ({ username, password, remember }: LoginForm) =>
    run(async () => {
      const device = deviceFacts()
      const name = username.trim()
      const complete = (answer: SignedIn) => {
        enter(answer, {
          merchant: merchantCode,
          // A number or an address may have been typed, so save the user name of the session.
          remember: remember ? { type: 'username', name: answer.userName, secret: secretOf(answer, password) } : null,
        })
        goOn(answer, 'username', onDone)
      }
      const credentials = { username: name, password }
      const input = { type: 'username', ...credentials, remember, ...device, ...deviceTrust.fields() } as const
      const send = (verified: CaptchaFields) => request('session.login', { ...input, ...verified }, { headers: deviceHeader(device) })
      const answer = await captcha.guard(send).catch((error: unknown) => askSecondFactor(error, { credentials, remember, complete }))
      if (answer) complete(answer)
    })

  return { processing, problem, captcha, submit }
}
