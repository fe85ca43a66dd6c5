import type { Flags } from '@foyer/contract/flags'
import { useReducer, useState } from 'react'
import { sessionStore } from '#device/storage.ts'
import { useSettings } from '#merchant/page-data.tsx'
import { isHomePage } from '#navigation/home-page.ts'
import { useAddress } from '#navigation/use-address.ts'
import { usePause } from '#session/pause.ts'
import { useSession } from '#session/session-store.ts'
import { Widget } from './widget.tsx'

/** Set once the player has put the game away; it ends with the session. */
const AWAY = 'SHELL_miniGameAway'

/** The version whose script is loaded, where one of the flags is set (spec 2 §4, Mini-game widget). */
export const versionOf = ({ LOTTMINIGAME3 }: Pick<Flags, 'LOTTMINIGAME3' | 'SEALOTTMINIGAME3'>) => (LOTTMINIGAME3 ? 'v1' : 's1')

/** Whether the ball may float over a page: over home alone, because elsewhere it would cover money, limits or forms; and never during a break. */
export const invitesAt = (path: string, home: string, pause: object | null | undefined): boolean => isHomePage(path, home) && pause === null

/**
 * The mini-game for members (spec 2 §4, Mini-game widget). Its frame is made at the first session, and only hidden afterwards, so that the game
 * is drawn once.
 */
export const MiniGame = () => {
  const { whitelabelVal, paths } = useSettings()
  const version = versionOf(whitelabelVal)
  const session = useSession()
  const { path } = useAddress()
  const pause = usePause()
  const [made, setMade] = useState(false)
  const [, drawAgain] = useReducer((count: number) => count + 1, 0)
  // A sign-out empties the storage, so that the game is back at the next sign-in.
  const isAway = !session || sessionStore.get(AWAY) !== null
  if (!isAway && !made) setMade(true)
  if (!made) return null
  return (
    <Widget
      version={version}
      shown={!isAway && invitesAt(path, paths.home, pause)}
      onAway={() => {
        sessionStore.set(AWAY, '1')
        drawAgain()
      }}
    />
  )
}
