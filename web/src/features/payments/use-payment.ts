import type { Deposit } from '@foyer/contract/payments/deposits'
import type { Withdrawal } from '@foyer/contract/payments/withdrawals'
import { useEffect } from 'react'
import useSWR from 'swr'
import { usePolling } from '#request/use-polling.ts'
import { useSession } from '#session/session-store.ts'
import { useMember } from '#session/use-member.ts'
import { useLanguage } from '#texts/use-texts.ts'
import { pollAfter } from './poll.ts'

type Payment = Deposit | Withdrawal

const OPEN: readonly Payment['state'][] = ['created', 'pending', 'waiting', 'held', 'sent']
const isOpen = ({ state }: Payment): boolean => OPEN.includes(state)

/** One payment, followed until it ends; then the balance is asked for anew. `name` is that of the call which `ask` makes. */
export const usePayment = <One extends Payment>(name: string, id: string, load: () => Promise<One>) => {
  const session = useSession()
  const language = useLanguage()
  const { refresh } = useMember()
  const answer = useSWR(session ? [name, session.id, id, language] : null, load)
  usePolling(answer, latest => (latest ? pollAfter(isOpen(latest), latest.createdAt, Date.now()) : 0))
  const { data, error, mutate } = answer
  const ended = data !== undefined && !isOpen(data)
  useEffect(() => {
    if (ended) refresh()
    // Only when it ends: then the money has arrived, has left, or is in the balance again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [ended])
  return { payment: data, failed: data === undefined && error !== undefined, again: () => void mutate() }
}
