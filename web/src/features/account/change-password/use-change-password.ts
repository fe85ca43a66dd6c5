import { useConfirmation, type Confirmation } from '#blocks/account/confirm/use-confirmation.ts'
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
  /** Why the member was sent here (spec 1 §4, Change-password redirect); null if the member chose to come. */
  readonly reason: ChangeReason | null
  /** Asks a member without a password to confirm if the sign-in was too long ago. */
  readonly confirmation: Confirmation
  /** `oldPassword`: absent for a member without a password. */
  submit(form: { readonly oldPassword?: string; readonly newPassword: string; readonly removePasskeys?: true }): Promise<void>
}

/**
 * Changing the password. The answer is a new session, because all sessions and the saved login have ended;
 * a remembered member gets a new token. After success a toast is shown and the next page opens.
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
