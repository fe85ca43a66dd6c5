import { useEffect, useState } from 'preact/hooks'
import { handOf } from '#games/video-poker/hands.ts'
import type { PokerAct, PokerChoice, PokerShown } from '#games/video-poker/rules.ts'
import { ActionButton } from '#web/shell/action-button.tsx'
import { BeginButton } from '#web/shell/begin-button.tsx'
import { usePlay } from '#web/shell/play.ts'
import { Table } from '#web/shell/table.tsx'
import { useSteps } from '#web/shell/use-steps.ts'
import { sounds } from '#web/sound.ts'
import type words from '#web/texts/video-poker/en.json'
import { useWords } from '#web/words.ts'
import { Hand } from './hand.tsx'
import { PayTable } from './pay-table.tsx'
import styles from './screen.module.css'

/** How long the hand as dealt is looked at in a replay, and how long the drawn cards take to turn, ms. */
const DEALT_MS = 1_400
const DRAW_MS = 1_150

export const Screen = () => {
  const { phase, round, act, finish, isCalm, isReplay } = usePlay<PokerChoice, PokerAct, PokerShown>()
  const word = useWords<typeof words>('video-poker')
  const [holding, setHolding] = useState<readonly number[]>([])
  const steps = useSteps(isReplay ? [DEALT_MS, DRAW_MS] : [0, DRAW_MS], round?.id, phase === 'showing', isCalm, finish)
  const isOpen = round?.state === 'open'
  const shown = phase === 'asking' && !isOpen ? undefined : round?.shown
  const isDrawn = shown?.final !== undefined && steps === 1
  const held = phase === 'idle' || phase === 'showing' ? (isDrawn ? (shown?.held ?? []) : []) : holding
  const cards = isDrawn ? shown?.final : shown?.hand
  // While the draw is being asked for, what is let go lies face down already.
  const faces = cards?.map((card, place) => (phase === 'asking' && !held.includes(place) ? undefined : card))
  const isSettled = phase === 'idle' || phase === 'open'
  const made = cards && isSettled ? handOf(cards) : undefined

  const seen = shown && `${shown.hand.join()} ${isDrawn}`
  useEffect(() => {
    if (seen !== undefined) sounds.thud()
  }, [seen])
  useEffect(() => setHolding([]), [round?.id])

  const toggle = (place: number): void => {
    sounds.tick()
    setHolding(holding.includes(place) ? holding.filter(one => one !== place) : [...holding, place])
  }

  return (
    <Table
      game="video-poker"
      scene={
        <div class={styles.room}>
          <PayTable made={made} />
          <p class={styles.made} role="status">
            {made ? word(made) : phase === 'open' ? word('hold_hint') : ''}
          </p>
          <Hand faces={faces} held={held} isHolding={phase === 'open'} isCalm={isCalm} onToggle={toggle} />
        </div>
      }
      action={
        isOpen && phase !== 'idle' ? (
          <ActionButton
            label={word('draw')}
            hint={holding.length === 5 ? word('keep_all') : word('new_cards', { count: 5 - holding.length })}
            tone="take"
            isBusy={phase === 'asking'}
            onClick={() => act({ hold: holding })}
          />
        ) : (
          <BeginButton label={word('deal')} choice={{}} />
        )
      }
    />
  )
}
