import type { CallAnswers } from '@foyer/contract'
import { useEffect, useState, type ReactNode } from 'react'
import { usePause } from '#session/pause.ts'
import { useTexts } from '#texts/use-texts.ts'
import { classes } from '#ui/classes.ts'
import { pauseIcon, playIcon } from '#ui/icons/home-icons.ts'
import { IconButton } from '#ui/icons/icon-button.tsx'
import { JackpotFace } from './jackpot-face.tsx'
import { LiveOnCards } from './live-on-cards.tsx'
import { useLive } from './use-live.ts'
import { useRotation } from './use-rotation.ts'
import { WinFace } from './win-face.tsx'
import styles from './live-line.module.css'

/** So many wins take turns. */
const SHOWN = 6

interface Turn {
  readonly key: string
  readonly face: ReactNode
}

/** The latest wins, then the largest jackpot. */
const turnsOf = ({ wins, jackpots, now }: CallAnswers['games.live']): readonly Turn[] => [
  ...wins.slice(0, SHOWN).map(win => ({ key: `${win.at} ${win.player} ${win.code} ${win.amount}`, face: <WinFace win={win} now={now} /> })),
  ...jackpots.slice(0, 1).map(jackpot => ({ key: jackpot.code, face: <JackpotFace jackpot={jackpot} /> })),
]

/** One after the other in one line; they are all laid out in its place, so that the line keeps its height. */
const Line = ({ turns }: { readonly turns: readonly Turn[] }) => {
  const shell = useTexts('shell')
  const t = useTexts('lobby')
  const { place, playing, toggle, hold } = useRotation(turns.length)
  return (
    <section className={styles.line} aria-label={t('big_wins')} {...hold}>
      <ul className={styles.turns}>
        {turns.map(({ key, face }, index) => (
          <li key={key} className={classes(styles.turn, index === place && styles.shown)}>
            {face}
          </li>
        ))}
      </ul>
      {turns.length > 1 && (
        <IconButton glyph={playing ? pauseIcon : playIcon} label={shell(playing ? 'banner_pause' : 'banner_play')} onClick={toggle} />
      )}
    </section>
  )
}

/**
 * What was won lately and what can be won, in one quiet line of home; and what the cards say of now. Nothing during a break. Loaded after the page, in a
 * place that it keeps.
 */
export const LiveLine = () => {
  const { data } = useLive()
  const isPaused = usePause() !== null
  const turns = data ? turnsOf(data) : []
  // A line that was empty when the page came stays so: what is below it would jump.
  const [isShown, setShown] = useState<boolean>()
  const isFilled = turns.length > 0
  useEffect(() => {
    if (data) setShown(known => known ?? isFilled)
  }, [data, isFilled])
  if (isPaused) return null
  return (
    <>
      <LiveOnCards />
      {isShown && isFilled && <Line turns={turns} />}
    </>
  )
}
