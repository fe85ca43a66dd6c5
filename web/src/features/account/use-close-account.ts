import { useConfirmation } from '#blocks/confirm/use-confirmation.ts'
import { useSubmit } from '#forms/use-submit.ts'
import { showAlert } from '#notices/notices.ts'
import { useRequest } from '#request/request-context.ts'
import { useSignOut } from '#sign-in/use-sign-out.ts'
import { useTexts } from '#texts/use-texts.ts'

/** Closes the account, after a confirmation if the last one is too old; then nobody is signed in to it any more. */
export const useCloseAccount = () => {
  const t = useTexts('wallet')
  const { request } = useRequest()
  const { processing, problem, run } = useSubmit()
  const confirmation = useConfirmation()
  const { signOut } = useSignOut()
  const close = () =>
    run(async () => {
      const closed = await confirmation.guard(() => request('member.close', {}))
      if (!closed) return
      showAlert(t('close_done'))
      await signOut()
    })
  return { processing, problem, confirmation, close }
}
