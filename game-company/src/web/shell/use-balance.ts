import { useState } from 'preact/hooks'
import type { Opened } from '#http/player-answers.ts'
import { post } from '#web/frame.ts'
import type { Request } from '#web/request.ts'

/** The balance as the table shows it; the page around the game hears of every change. */
export const useBalance = ({ balance: first, currency, lobbyOrigin }: Opened, request: Request) => {
  const [balance, setBalance] = useState(first)
  const showBalance = (amount: number): void => {
    setBalance(amount)
    post({ type: 'balance', payload: { balance: amount, currency } }, lobbyOrigin)
  }
  const refreshBalance = async (): Promise<void> => {
    try {
      showBalance((await request('balance')).balance)
    } catch {
      // The last one that is known stays.
    }
  }
  return { balance, showBalance, refreshBalance }
}

export type Balance = ReturnType<typeof useBalance>
