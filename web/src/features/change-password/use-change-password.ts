import { useConfirmation, type Confirmation } from '#blocks/confirm/use-confirmation.ts'
import type { Problem } from '#forms/problem.ts'
import { useSubmit } from '#forms/use-submit.ts'
import { useSettings } from '#merchant/page-data.tsx'
import { changeReasonIn, type ChangeReason } from '#navigation/paths.ts'
import { useAddress } from '#navigation/use-address.ts'
import { showToast } from '#notices/notices.ts'
import { useRequest } from '#request/request-context.ts'
import { currentSession } from '#session/session-store.ts'
import { enter, secretOf } from '#sign-in/enter.ts'
import { rememberedLogin, savedLogins } from '#sign-in/saved-login.ts'
import { useAfterSignIn } from '#sign-in/use-after-sign-in.ts'
import { useTexts } from '#texts/use-texts.ts'

export interface PasswordChange {
  readonly processing: boolean
  readonly problem: Problem | null
  /** Why the member was sent here (spec 1 §4, Change-password redirect); null when they came by themselves. */
  readonly reason: ChangeReason | null
  /** A member without a password is asked for one where the sign-in was too long ago. */
  readonly confirmation: Confirmation
  /** `oldPassword`: absent for a member who has none. */
  submit(form: { readonly oldPassword?: string; readonly newPassword: string }): Promise<void>
}

/**
 * Changing the password. The answer is a new session, for every other one has ended, and the saved login with them:
 * a member who was remembered stays so by a new token. After success a toast shows, and the member goes on.
 */
export const useChangePassword = (): PasswordChange => {
  const { request } = useRequest()
  const { merchantCode } = useSettings()
  const t = useTexts('identity')
  const { search } = useAddress()
  const { processing, problem, run } = useSubmit()
  const goOn = useAfterSignIn()
  const confirmation = useConfirmation()

  const submit: PasswordChange['submit'] = form =>
    run(async () => {
      const login = rememberedLogin(savedLogins.read(), currentSession())
      const answer = await confirmation.guard(() => request('member.password', { ...form, remember: login !== null }))
      if (!answer) return
      enter(answer, { merchant: merchantCode, remember: login && { ...login, secret: secretOf(answer, form.newPassword) } })
      showToast(t('password_changed'))
      goOn(answer, 'username')
    })

  return { processing, problem, reason: changeReasonIn(search), confirmation, submit }
}
