import useSWR from 'swr'
import { useRequest } from '#request/request-context.ts'
import { usePolling } from '#request/use-polling.ts'
import { useSession } from '#session/session-store.ts'
import { DEPOSIT_POLL } from './forced-download-rules.ts'

/** The number of the member's arrived deposits, null if the server does not give it; requested every 30 s while `polling` (spec 2 §4, Forced-download modal). */
export const useDepositCount = (polling: boolean): number | null | undefined => {
  const { request } = useRequest()
  const session = useSession()
  const key = polling && session ? ['wallet.depositStats', session.id] : null
  const answer = useSWR(key, () => request('wallet.depositStats', {}, { alert: false }), { shouldRetryOnError: false })
  usePolling(answer, () => DEPOSIT_POLL, key !== null)
  const { data, error } = answer
  return error === undefined ? data?.totalDepositSuccessCount : null
}
