import { useEffect, useState } from 'preact/hooks'
import type { Opened } from '#http/player-answers.ts'
import { post } from '#web/frame.ts'
import type { GameScreen } from '#web/games/game-screen.ts'
import type { Request } from '#web/request.ts'
import { PlayContext } from '#web/shell/play.ts'
import { useTable } from '#web/shell/use-table.ts'
import { useWords } from '#web/words.ts'
import { Failed } from './failed.tsx'
import styles from './game-page.module.css'

interface GamePageProps {
  readonly opened: Opened
  readonly request: Request
  readonly onTrouble: (hear: (isInTrouble: boolean) => void) => void
  readonly Screen: GameScreen
}

/** A game on its table, with what lies over it when it waits. */
export const GamePage = ({ opened, request, onTrouble, Screen }: GamePageProps) => {
  const [isEnded, setEnded] = useState(false)
  const [isInTrouble, setTrouble] = useState(false)
  const word = useWords()
  const { play, isPaused } = useTable(opened, request, () => {
    setEnded(true)
    post({ type: 'sessionEnded' }, opened.lobbyOrigin)
  })
  useEffect(() => onTrouble(setTrouble), [onTrouble])
  if (isEnded) return <Failed title="session_ended" hint="session_hint" origin={opened.lobbyOrigin} />
  return (
    <PlayContext.Provider value={play}>
      <Screen />
      {isInTrouble && (
        <p class={styles.trouble} role="status">
          {word('reconnecting')}
        </p>
      )}
      {isPaused && (
        <div class={styles.pause} role="status">
          {word('paused')}
        </div>
      )}
    </PlayContext.Provider>
  )
}
