import type { Deposit } from '@foyer/contract/payments/deposits'
import { useEffect } from 'react'
import useSWR from 'swr'
import { useRequest } from '#request/request-context.ts'
import { useSession } from '#session/session-store.ts'
import { useMember } from '#session/use-member.ts'
import { useLanguage } from '#texts/use-texts.ts'
import { pollAfter } from './poll.ts'

export const isOpen = ({ state }: Pick<Deposit, 'state'>): boolean => state === 'created' || state === 'pending'

/** One deposit, followed until it ends. Once it is paid, the balance is asked for anew. */
export const useDeposit = (id: string) => {
  const { request } = useRequest()
  const session = useSession()
  const language = useLanguage()
  const { refresh } = useMember()
  const { data, error, mutate } = useSWR(
    session ? ['payments.deposit', session.id, id, language] : null,
    () => request('payments.deposit', { id }, { alert: false }),
    { refreshInterval: latest => (latest ? pollAfter(isOpen(latest), latest.createdAt, Date.now()) : 0) },
  )
  const paid = data?.state === 'paid'
  useEffect(() => {
    if (paid) refresh()
    // Only when it becomes paid.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [paid])
  return { deposit: data, failed: data === undefined && error !== undefined, again: () => void mutate() }
}
