import type { CallAnswers } from '@foyer/contract'
import useSWR from 'swr'
import { useRequest } from '#request/request-context.ts'
import { useSession } from '#session/session-store.ts'
import { useLanguage } from '#texts/use-texts.ts'

export type WithdrawalSetting = CallAnswers['payments.withdrawalSetting']

/** What the member can be paid out to, and within which limits. */
export const useWithdrawalSetting = () => {
  const { request } = useRequest()
  const session = useSession()
  const language = useLanguage()
  const load = () => request('payments.withdrawalSetting', {}, { alert: false })
  const { data, error, mutate } = useSWR(session ? ['payments.withdrawalSetting', session.id, language] : null, load, { shouldRetryOnError: false })
  return { setting: data, failed: data === undefined && error !== undefined, refresh: async () => void (await mutate()) }
}
