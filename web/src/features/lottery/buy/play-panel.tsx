import type { Lottery } from '@foyer/contract/lottery/list-lotteries'
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
  const isSold = lottery.next !== null && phaseOf(lottery.next, now) === 'selling'
  return (
    <div className={styles.panel}>
      <LineEditor lottery={lottery} lines={lines} />
      <LineList lottery={lottery} lines={lines} />
      {isSold && <BuyBar lottery={lottery} lines={lines} purchase={purchase} />}
    </div>
  )
}
