import type { LiveWin } from '@foyer/contract/games/live'
import { useEffect, useState } from 'react'
import { usePause } from '#session/pause.ts'
import { useTexts } from '#texts/use-texts.ts'
import { classes } from '#ui/classes.ts'
import { pauseIcon, playIcon } from '#ui/icons/home-icons.ts'
import { IconButton } from '#ui/icons/icon-button.tsx'
import { LiveOnCards } from './live-on-cards.tsx'
import { useLive } from './use-live.ts'
import { useRotation } from './use-rotation.ts'
import { WinFace } from './win-face.tsx'
import styles from './live-line.module.css'

/** So many wins take turns. */
const SHOWN = 6

/** The latest wins, one after the other in one line; they are all laid out in its place, so that the line keeps its height. */
const WinLine = ({ wins, now }: { readonly wins: readonly LiveWin[]; readonly now: string }) => {
  const shell = useTexts('shell')
  const t = useTexts('lobby')
  const { place, playing, toggle, hold } = useRotation(wins.length)
  return (
    <section className={styles.line} aria-label={t('big_wins')} {...hold}>
      <ul className={styles.wins}>
        {wins.map((win, index) => (
          <li key={`${win.at} ${win.player} ${win.code}`} className={classes(styles.win, index === place && styles.shown)}>
            <WinFace win={win} now={now} />
          </li>
        ))}
      </ul>
      {wins.length > 1 && (
        <IconButton glyph={playing ? pauseIcon : playIcon} label={shell(playing ? 'banner_pause' : 'banner_play')} onClick={toggle} />
      )}
    </section>
  )
}

/** What was won lately, in one quiet line of home, and what the cards say of now. Nothing during a break. Loaded after the page, in a place that it keeps. */
export const LiveLine = () => {
  const { data } = useLive()
  const isPaused = usePause() !== null
  // A line that was empty when the page came stays so: what is below it would jump.
  const [first, setFirst] = useState<boolean>()
  useEffect(() => {
    if (data) setFirst(known => known ?? data.wins.length > 0)
  }, [data])
  if (isPaused) return null
  return (
    <>
      <LiveOnCards />
      {data && first && data.wins.length > 0 && <WinLine wins={data.wins.slice(0, SHOWN)} now={data.now} />}
    </>
  )
}
