import { useState } from 'react'
import { useCaptcha, type Captcha } from '#blocks/captcha/use-captcha.ts'
import { deviceFacts, deviceHeader } from '#device/device-facts.ts'
import { registerFacts } from './register-facts.ts'
import { useSettings } from '#merchant/page-data.tsx'
import { storedRegistrationInfo } from '#navigation/registration-info.ts'
import { useRequest } from '#request/request-context.ts'
import { enter, secretOf, type SignedIn } from '#session/enter.ts'
import type { Problem } from '#session/problem.ts'
import { useAfterSignIn } from '#session/use-after-sign-in.ts'
import { useSubmit } from '#session/use-submit.ts'

export interface RegisterForm {
  readonly username: string
  readonly password: string
  readonly referralCode?: string
  readonly remember: boolean
}

export interface Registration {
  readonly processing: boolean
  readonly problem: Problem | null
  /** Asked where the merchant's scene says so. */
  readonly captcha: Captcha
  /** Set after success where the merchant asks for the confirmation dialog; its button calls `confirm` (spec 1 §2). */
  readonly confirmation: { readonly userName: string } | null
  submit(form: RegisterForm): Promise<void>
  confirm(): void
}

/** Registration by user name (spec 1 §4): register, remember, then the confirmation dialog or straight on, signed in. */
export const useRegister = (): Registration => {
  const { request } = useRequest()
  const { merchantCode, register: setting } = useSettings()
  const { processing, problem, run } = useSubmit()
  const goOn = useAfterSignIn()
  const captcha = useCaptcha('register')
  const [entered, setEntered] = useState<SignedIn | null>(null)

  const submit = ({ username, password, referralCode, remember }: RegisterForm) =>
    run(async () => {
      const device = deviceFacts()
      const headers = deviceHeader(device)
      const typed = referralCode?.trim()
      const facts = registerFacts({ device, info: storedRegistrationInfo(), location: window.location })
      const name = username.trim()
      const registered = await captcha.guard(verified =>
        request(
          'member.register',
          { ...facts, username: name, password, login: true, remember, ...(typed && { referralCode: typed }), ...verified },
          { headers },
        ),
      )
      if (!registered) return
      // A back end that registers without signing in: the second step is a sign-in by hand.
      const answer =
        registered.session ?? (await request('session.login', { type: 'username', username: name, password, remember, ...device }, { headers }))
      enter(answer, { merchant: merchantCode, remember: remember ? { type: 'username', name, secret: secretOf(answer, password) } : null })
      if (setting.confirmation) setEntered(answer)
      else goOn(answer, 'username')
    })

  return {
    processing,
    problem,
    captcha,
    confirmation: entered && { userName: entered.userName },
    submit,
    confirm: () => entered && goOn(entered, 'username'),
  }
}
