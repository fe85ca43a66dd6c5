import { useState } from 'react'
import { sessionStore } from '#device/storage.ts'
import { useSettings } from '#merchant/page-data.tsx'
import { useSession } from '#session/session-store.ts'
import { Widget } from './widget.tsx'

/** Set once the player has put the game away; it ends with the session. */
const AWAY = 'SHELL_miniGameAway'

/**
 * The mini-game for members (spec 2 §4, Mini-game widget). Its frame is made at the first session, and only hidden afterwards, so that the game
 * is drawn once.
 */
export const MiniGame = () => {
  const { LOTTMINIGAME3 } = useSettings().whitelabelVal
  const session = useSession()
  const [made, setMade] = useState(false)
  const [awayFor, setAwayFor] = useState<string | null>(null)
  const isAway = !session || session.id === awayFor || sessionStore.get(AWAY) !== null
  if (!isAway && !made) setMade(true)
  if (!made) return null
  return (
    <Widget
      version={LOTTMINIGAME3 ? 'v1' : 's1'}
      shown={!isAway}
      onAway={() => {
        sessionStore.set(AWAY, '1')
        setAwayFor(session?.id ?? null)
      }}
    />
  )
}
