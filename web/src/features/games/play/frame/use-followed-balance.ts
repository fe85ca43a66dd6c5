import { currencyCode } from '@foyer/texts/format'
import { useEffect, useRef, useState } from 'react'
import { useSWRConfig } from 'swr'
import { holdBalance, releaseBalance, showHeldBalance } from '#blocks/money/held-balance.ts'
import { schedule } from '#device/schedule.ts'
import { useSettings } from '#merchant/page-data.tsx'
import type { GameMessage } from './game-messages.ts'
import { createRoundHold } from './round-hold.ts'

/** After a game has been quiet for so long, our own server says what the balance is, ms. */
const QUIET = 3_000

const isBalance = (key: unknown): boolean => Array.isArray(key) && key[0] === 'wallet.balance'
const nothing = (): void => undefined

/** Has the page's balance follow what the game says of it, so that both show the same at the same moment, and never a result before the game does. */
export const useFollowedBalance = () => {
  const { mutate } = useSWRConfig()
  const { currency } = useSettings()
  const [round] = useState(() => createRoundHold({ hold: holdBalance, release: releaseBalance }))
  const endQuiet = useRef(nothing)
  useEffect(
    () => () => {
      endQuiet.current()
      round.end()
    },
    [round],
  )

  return {
    onRound: round.hear,
    onBalance(message: Extract<GameMessage, { type: 'balance' }>) {
      if (message.currency !== currencyCode(currency)) return
      showHeldBalance(message.balance)
      void mutate(isBalance, (now: object | undefined) => now && { ...now, main: message.balance }, { revalidate: false })
      endQuiet.current()
      endQuiet.current = schedule(() => void mutate(isBalance), QUIET)
    },
  }
}
