import type { Lottery } from '@foyer/contract/lottery/list-lotteries'
import { useDeferredValue, useMemo } from 'react'
import { phaseOf } from '#blocks/lottery/draw-phase.ts'
import { PauseNotice } from '#blocks/safe-play/pause-notice.tsx'
import { usePause } from '#session/pause.ts'
import { Bought } from './bought.tsx'
import { BuyBar } from './buy-bar.tsx'
import { LineEditor } from './line-editor.tsx'
import { LineList } from './line-list.tsx'
import type { Lines } from './use-lines.ts'
import type { Purchase } from './use-purchase.ts'
import styles from './play-panel.module.css'

interface PlayPanelProps {
  readonly lottery: Lottery
  readonly now: number
  readonly lines: Lines
  readonly purchase: Purchase
}

/** Choosing numbers and buying tickets of the draw that is sold now; after that, what was bought. During a break, what holds and until when. */
export const PlayPanel = ({ lottery, now, lines, purchase }: PlayPanelProps) => {
  const pause = usePause()
  const isSold = lottery.next !== null && phaseOf(lottery.next, now) === 'selling'
  // The numbers answer a tap first, and what follows from them is drawn after that. What the button says is what it buys: both are of the same moment.
  const chosen = useDeferredValue(useMemo(() => ({ lines, purchase }), [lines, purchase]))
  const follows = useMemo(
    () => (
      <>
        <LineList lottery={lottery} lines={chosen.lines} />
        {isSold && <BuyBar lottery={lottery} {...chosen} />}
      </>
    ),
    [lottery, isSold, chosen],
  )
  if (purchase.bought)
    return (
      <Bought
        {...purchase.bought}
        onAgain={() => {
          lines.restart()
          purchase.restart()
        }}
      />
    )
  if (pause) return <PauseNotice pause={pause} />
  return (
    <div className={styles.panel}>
      <LineEditor lottery={lottery} lines={lines} />
      {follows}
    </div>
  )
}
