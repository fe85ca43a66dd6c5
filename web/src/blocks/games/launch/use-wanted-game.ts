import type { GameChoice } from '@foyer/contract/content/linkage/destination'
import { useEffect, useEffectEvent } from 'react'
import { useAddress } from '#navigation/use-address.ts'
import { useNavigate } from '#navigation/use-navigate.ts'
import { currentSession, useSession } from '#session/session-store.ts'
import { cardId } from './game-address.ts'
import { gameIn, withoutGame } from './game-in-address.ts'
import { usePlayGame } from './use-play-game.ts'
import { useStartGame } from './use-start-game.ts'

/** Starts the game that home's address asks for, beside its vendor's card: a member arrives in it, for example after signing in for it. A visitor sees its sheet. */
export const useWantedGame = (): void => {
  const { path, search } = useAddress()
  const known = useSession() !== undefined
  const navigate = useNavigate()
  const play = usePlayGame()
  const open = useStartGame()

  const arrive = useEffectEvent((game: GameChoice) => {
    navigate(withoutGame(path, search), { replace: true })
    const card = document.getElementById(cardId(game.vendor))
    card?.scrollIntoView({ block: 'center', inline: 'center' })
    card?.focus({ preventScroll: true })
    if (game.linkageType === 'G' && currentSession()) play(game)
    else open(game)
  })
  useEffect(() => {
    const game = known ? gameIn(search) : undefined
    if (!game) return
    // A page that was just opened scrolls to its top first.
    const frame = requestAnimationFrame(() => arrive(game))
    return () => cancelAnimationFrame(frame)
  }, [known, search])
}
