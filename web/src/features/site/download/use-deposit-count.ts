import useSWR from 'swr'
import { useRequest } from '#request/request-context.ts'
import { usePolling } from '#request/use-polling.ts'
import { useSession } from '#session/session-store.ts'
import { DEPOSIT_POLL } from './forced-download-rules.ts'

interface DepositCount {
  /** Null if the server does not give it, undefined while it loads. */
  readonly depositCount: number | null | undefined
  /** It was answered for this view of the page, and is not one from before that is being asked for again. */
  readonly fresh: boolean
}

/** The number of the member's arrived deposits; requested every 30 s while `polling` (spec 2 §4, Forced-download modal). */
export const useDepositCount = (polling: boolean): DepositCount => {
  const { request } = useRequest()
  const session = useSession()
  const key = polling && session ? ['wallet.depositStats', session.id] : null
  const answer = useSWR(key, () => request('wallet.depositStats', {}, { alert: false }), { shouldRetryOnError: false })
  usePolling(answer, () => DEPOSIT_POLL, key !== null)
  const { data, error, isValidating } = answer
  return { depositCount: error === undefined ? data?.totalDepositSuccessCount : null, fresh: !isValidating }
}
