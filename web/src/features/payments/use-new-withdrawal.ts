import { useConfirmation } from '#blocks/account/confirm/use-confirmation.ts'
import { randomBytes } from '#device/bytes.ts'
import { endFormKey, formKeyOf } from '#device/form-key.ts'
import { sessionStore } from '#device/storage.ts'
import { paths } from '#navigation/paths.ts'
import { useNavigate } from '#navigation/use-navigate.ts'
import { noteAwaitedNews } from '#notices/awaited-news.ts'
import { useRequest } from '#request/request-context.ts'
import { useMember } from '#session/use-member.ts'
import { usePaymentForm } from './use-payment-form.ts'

interface WithdrawalOrder {
  readonly account: string
  /** As a call writes it. */
  readonly amount: string
  readonly currency: string
}

const FORM = 'withdrawal'

/** Asks for a withdrawal, after a confirmation if the last one is too old, and shows what becomes of it. */
export const useNewWithdrawal = () => {
  const { request } = useRequest()
  const navigate = useNavigate()
  const { refresh } = useMember()
  const confirmation = useConfirmation()
  const { send, ...state } = usePaymentForm()
  const submit = (input: WithdrawalOrder) =>
    send(async () => {
      const key = formKeyOf(sessionStore, FORM, JSON.stringify(input), randomBytes)
      const answer = await confirmation.guard(() => request('payments.createWithdrawal', { key, ...input }, { alert: false }))
      if (!answer) return
      endFormKey(sessionStore, FORM, key)
      refresh()
      noteAwaitedNews()
      navigate(paths.withdrawal(answer.id), { replace: true })
    })
  return { ...state, confirmation, submit }
}
