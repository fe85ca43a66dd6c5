import type { GameChoice } from '@foyer/contract/linkage/destination'
import { useEffect, useEffectEvent } from 'react'
import { useAddress } from '#navigation/use-address.ts'
import { useNavigate } from '#navigation/use-navigate.ts'
import { useSession } from '#session/session-store.ts'
import { cardId, gameIn, withoutGame } from './game-address.ts'
import { useStartGame } from './use-start-game.ts'

/** Starts the game that home's address asks for, beside its vendor's card. A visitor is sent to sign in, and comes back here. */
export const useWantedGame = (): void => {
  const { path, search } = useAddress()
  const known = useSession() !== undefined
  const navigate = useNavigate()
  const start = useStartGame()

  const arrive = useEffectEvent((game: GameChoice) => {
    navigate(withoutGame(path, search), { replace: true })
    const card = document.getElementById(cardId(game.vendor))
    card?.scrollIntoView({ block: 'center', inline: 'center' })
    card?.focus({ preventScroll: true })
    start(game)
  })
  useEffect(() => {
    const game = known ? gameIn(search) : undefined
    if (!game) return
    // A page that was just opened scrolls to its top first.
    const frame = requestAnimationFrame(() => arrive(game))
    return () => cancelAnimationFrame(frame)
  }, [known, search])
}
