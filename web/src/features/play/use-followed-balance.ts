import { currencyCode } from '@foyer/texts/format'
import { useEffect, useRef } from 'react'
import { useSWRConfig } from 'swr'
import { useSettings } from '#merchant/page-data.tsx'
import type { Told } from './game-messages.ts'

/** After a game has been quiet for so long, our own server says what the balance is, ms. */
const QUIET = 3_000

const isBalance = (key: unknown): boolean => Array.isArray(key) && key[0] === 'wallet.balance'

/** Has the page's balance follow what the game says of it, so that both show the same at the same moment. */
export const useFollowedBalance = () => {
  const { mutate } = useSWRConfig()
  const { currency } = useSettings()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  return (told: Extract<Told, { type: 'balance' }>) => {
    if (told.currency !== currencyCode(currency)) return
    void mutate(isBalance, (now: object | undefined) => now && { ...now, main: told.balance }, { revalidate: false })
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void mutate(isBalance), QUIET)
  }
}
