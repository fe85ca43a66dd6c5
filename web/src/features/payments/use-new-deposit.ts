import type { SubmittedDepositKey } from '#blocks/site/install/submitted-deposit.ts'
import { randomBytes } from '#device/bytes.ts'
import { endFormKey, formKeyOf } from '#device/form-key.ts'
import { sessionStore } from '#device/storage.ts'
import { paths } from '#navigation/paths.ts'
import { useNavigate } from '#navigation/use-navigate.ts'
import { useRequest } from '#request/request-context.ts'
import { usePaymentForm } from './use-payment-form.ts'

interface DepositOrder {
  readonly channel: string
  /** As a call writes it. */
  readonly amount: string
  readonly currency: string
}

const FORM = 'deposit'
/** Remembered for the forced download: the provider's page is another one, so it waits for the next view of home (spec 2 §4). */
const SUBMITTED: SubmittedDepositKey = 'SHELL_depositSubmitted'

/** Asks for a deposit and opens the provider's page. The deposit stands in the address before, so that the way back leads to it and not to the form. `keepsPage`: it was asked for over another page, to which the way back leads then. */
export const useNewDeposit = () => {
  const { request } = useRequest()
  const navigate = useNavigate()
  const { send, ...state } = usePaymentForm()
  const submit = (input: DepositOrder, { keepsPage = false } = {}) =>
    send(async () => {
      const key = formKeyOf(sessionStore, FORM, JSON.stringify(input), randomBytes)
      const { id, url } = await request('payments.createDeposit', { key, ...input }, { alert: false })
      endFormKey(sessionStore, FORM, key)
      sessionStore.set(SUBMITTED, '1')
      navigate(paths.deposit(id), { replace: !keepsPage })
      if (url) window.location.assign(url)
    })
  return { ...state, submit }
}
