import { useState } from 'react'
import type { BackBy } from '#blocks/account/registered/registered-notice.tsx'
import { useLateCaptcha } from '#blocks/captcha/use-late-captcha.tsx'
import { deviceFacts, deviceHeader } from '#device/device-facts.ts'
import { useSubmit } from '#forms/use-submit.ts'
import { useSettings } from '#merchant/page-data.tsx'
import { useContent } from '#merchant/use-parts.ts'
import { paths } from '#navigation/paths.ts'
import { storedRegistrationInfo } from '#navigation/registration-info.ts'
import { useNavigate } from '#navigation/use-navigate.ts'
import { useRequest } from '#request/request-context.ts'
import { askSecondFactor } from '#sign-in/ask-second-factor.ts'
import { enter, secretOf, sessionOfRegistration, type SignedIn } from '#sign-in/enter.ts'
import { registerFacts } from '#sign-in/register-facts.ts'
import { useAfterSignIn } from '#sign-in/use-after-sign-in.ts'
import type { Registration } from './registration.ts'

/** Registration (spec 1 §4): registers, signs in and remembers the login, then shows the confirmation dialog or the next page. */
export const useRegister = (): Registration => {
  const { request } = useRequest()
  const { merchantCode, register: setting } = useSettings()
  const { processing, problem, run } = useSubmit()
  const navigate = useNavigate()
  const goOn = useAfterSignIn()
  const lateCaptcha = useLateCaptcha('login')
  const documents = useContent('acceptance')
  const [confirmation, setConfirmation] = useState<{ readonly answer: SignedIn; readonly backBy: BackBy } | null>(null)

  const submit: Registration['submit'] = ({ referralCode, remember, password, backBy }, send) =>
    run(async () => {
      const device = deviceFacts()
      const headers = deviceHeader(device)
      const facts = registerFacts({ device, info: storedRegistrationInfo(), location: window.location })
      const registered = await send(
        { ...facts, login: true, remember, ...(referralCode && { referralCode }), ...(documents && { accepted: [...documents] }) },
        headers,
      )
      if (!registered) return
      const name = registered.customerName
      const session = sessionOfRegistration(registered)
      // Some back ends register without signing in; then a sign-in follows, by the player if there is no password.
      if (!session && password === undefined) return navigate(paths.login)
      const complete = (answer: SignedIn) => {
        const isKept = remember && (answer.rememberToken !== undefined || password !== undefined)
        enter(answer, { merchant: merchantCode, remember: isKept ? { type: 'username', name, secret: secretOf(answer, password ?? '') } : null })
        if (setting.confirmation || backBy === 'nothing') setConfirmation({ answer, backBy })
        else goOn(answer, 'username')
      }
      if (session) return complete(session)
      const credentials = { username: name, password: password ?? '' }
      // A captcha or a second factor may be asked for here as at any sign-in (spec 1 §4).
      const answer = await lateCaptcha
        .guard(verified => request('session.login', { type: 'username', ...credentials, remember, ...device, ...verified }, { headers }))
        .catch((error: unknown) => askSecondFactor(error, { credentials, remember, complete }))
      if (answer) complete(answer)
    })

  return {
    processing,
    lateCaptcha: lateCaptcha.block,
    problem,
    confirmation: confirmation && { userName: confirmation.answer.userName, backBy: confirmation.backBy },
    submit,
    confirm: () => confirmation && goOn(confirmation.answer, 'username'),
  }
}
