import type { CallAnswers } from '@foyer/contract'
import { useState } from 'react'
import useSWR from 'swr'
import { useRequest } from '#request/request-context.ts'
import { useSession } from '#session/session-store.ts'
import { useMember } from '#session/use-member.ts'
import { useHeldBalance } from './held-balance.ts'

type Balance = CallAnswers['wallet.balance']

interface BalanceState {
  /** The last one known; sums are in the currency's smallest unit. */
  readonly balance: Balance | undefined
  readonly failed: boolean
  refresh(): void
}

/** What the member has, or while a game shows a round, what is held. It is requested anew whenever the member's `walletVersion` has risen. */
export const useBalance = (): BalanceState => {
  const { request } = useRequest()
  const session = useSession()
  const { member, failed, refresh: refreshMember } = useMember()
  const key = session && member ? ['wallet.balance', session.id, member.walletVersion] : null
  const load = () => request('wallet.balance', {}, { alert: false })
  const { data, error, mutate } = useSWR(key, load, { shouldRetryOnError: false, keepPreviousData: true })
  const held = useHeldBalance()
  const [shown, setShown] = useState(data)
  if (!held && shown !== data) setShown(data)
  const balance = held && shown ? { ...shown, main: held.main ?? shown.main } : data
  const refresh = () => {
    refreshMember()
    void mutate()
  }
  return { balance: session ? balance : undefined, failed: data === undefined && (failed || error !== undefined), refresh }
}
