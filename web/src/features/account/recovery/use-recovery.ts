import { useState } from 'react'
import { useCodeSend, type CodeSend } from '#blocks/account/one-time-code/use-code-send.ts'
import { deviceFacts } from '#device/device-facts.ts'
import type { Problem } from '#forms/problem.ts'
import { useSubmit } from '#forms/use-submit.ts'
import { loginFrom, paths } from '#navigation/paths.ts'
import { useNavigate } from '#navigation/use-navigate.ts'
import { showToast } from '#notices/notices.ts'
import { useRequest } from '#request/request-context.ts'
import { useTexts } from '#texts/use-texts.ts'

type Contact =
  | { readonly way: 'sms'; readonly mobile: { readonly countryDialingCode: string; readonly mobileNum: string } }
  | { readonly way: 'email'; readonly email: string }

export interface Recovery {
  readonly processing: boolean
  readonly problem: Problem | null
  /** A code was requested; the server does not tell whether anybody received it. */
  readonly sent: boolean
  readonly code: CodeSend
  requestCode(contact: Contact): Promise<void>
  submit(contact: Contact, entered: { readonly verificationCode: string; readonly newPassword: string }): Promise<void>
}

/**
 * Sets a new password by a code. That ends every session of the member, so the login page follows, and behind it, unless the member was on the way to
 * another page, the one that shows every way into the account (decision 26).
 */
export const useRecovery = (): Recovery => {
  const { request } = useRequest()
  const t = useTexts('identity')
  const navigate = useNavigate()
  const code = useCodeSend()
  const { processing, problem, run } = useSubmit()
  const [sent, setSent] = useState(false)

  const requestCode: Recovery['requestCode'] = contact =>
    code.send(
      verified => {
        const rest = { loginDeviceId: deviceFacts().loginDeviceId, ...verified }
        return contact.way === 'sms'
          ? request('member.passwordRecoverySms', { ...contact.mobile, ...rest })
          : request('member.passwordRecoveryEmail', { email: contact.email, ...rest })
      },
      () => setSent(true),
    )

  const submit: Recovery['submit'] = (contact, entered) =>
    run(async () => {
      await request('member.passwordRecovery', { ...(contact.way === 'sms' ? contact.mobile : { email: contact.email }), ...entered })
      showToast(t('password_changed'))
      navigate(loginFrom(window.location.search, paths.memberSecurity), { replace: true })
    })

  return { processing, problem, sent, code, requestCode, submit }
}
