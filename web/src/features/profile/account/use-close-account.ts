import type { ErrorCode, ErrorData } from '@foyer/contract/errors'
import { useState } from 'react'
import { useConfirmation } from '#blocks/account/confirm/use-confirmation.ts'
import { useSubmit } from '#forms/use-submit.ts'
import { showAlert } from '#notices/notices.ts'
import { useRequest } from '#request/request-context.ts'
import { RequestError } from '#request/request-error.ts'
import { useSignOut } from '#sign-in/use-sign-out.ts'
import { useTexts } from '#texts/use-texts.ts'

const IN_PLAY = 'account.in.play' satisfies ErrorCode

/** What is still being played, if the account was not closed for that reason. */
const inPlayOf = (error: unknown): ErrorData<typeof IN_PLAY> | undefined =>
  error instanceof RequestError && error.code === IN_PLAY ? (error.value as ErrorData<typeof IN_PLAY>) : undefined

/** Closes the account, after a confirmation if the last one is too old; then nobody is signed in to it any more. */
export const useCloseAccount = () => {
  const t = useTexts('wallet')
  const { request } = useRequest()
  const { processing, problem, run } = useSubmit()
  const confirmation = useConfirmation()
  const { signOut } = useSignOut()
  const [inPlay, setInPlay] = useState<ErrorData<typeof IN_PLAY>>()
  const close = () =>
    run(async () => {
      try {
        if (!(await confirmation.guard(() => request('member.close', {})))) return
      } catch (error) {
        setInPlay(inPlayOf(error))
        throw error
      }
      showAlert(t('close_done'))
      await signOut()
    })
  return { processing, problem, confirmation, inPlay, close }
}
