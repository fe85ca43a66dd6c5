import { useEffect, useState } from 'preact/hooks'
import { times } from '#games/game-rules.ts'
import { DRAWN, factorOf, MOST_SPOTS, type KenoChoice, type KenoState } from '#games/keno/rules.ts'
import { BeginButton } from '#web/shell/begin-button.tsx'
import { usePlay } from '#web/shell/play.ts'
import { Table } from '#web/shell/table.tsx'
import { useSteps } from '#web/shell/use-steps.ts'
import { sounds } from '#web/sound.ts'
import type words from '#web/texts/keno/en.json'
import { useWords } from '#web/words.ts'
import { Board } from './board.tsx'
import { Pays } from './pays.tsx'
import { randomSpots } from './random-spots.ts'
import styles from './screen.module.css'

/** ms */
const BETWEEN_MS = 190
const AFTER_MS = 500
const WAITS = [...Array.from({ length: DRAWN }, () => BETWEEN_MS), AFTER_MS]
const FIRST_SPOTS = 6

export const Screen = () => {
  const { phase, round, ended, isFixed, finish, stake, money, isCalm } = usePlay<KenoChoice, never, KenoState>()
  const word = useWords<typeof words>('keno')
  const [spots, setSpots] = useState(() => round?.choice.spots ?? randomSpots(FIRST_SPOTS))
  /** The round whose numbers were put away by a new choice. */
  const [putAway, setPutAway] = useState<string>()
  const steps = useSteps(WAITS, round?.id, phase === 'showing', isCalm, finish)
  const shown = putAway === ended?.id ? undefined : ended?.shown
  const drawn = shown?.drawn.slice(0, steps) ?? []
  const hits = drawn.filter(number => spots.includes(number)).length
  /** Whether the hits pay more than the stake by now. */
  const isMore = factorOf(spots.length, hits) > 10_000
  const latest = phase === 'showing' ? drawn[drawn.length - 1] : undefined

  useEffect(() => {
    if (latest !== undefined) (spots.includes(latest) && isMore ? sounds.good : sounds.tick)(hits)
    // oxlint-disable-next-line react/exhaustive-deps -- once for each number
  }, [latest])

  const choose = (next: readonly number[]): void => {
    setSpots(next)
    setPutAway(round?.id)
  }
  const toggle = (number: number): void => {
    if (spots.includes(number)) choose(spots.filter(one => one !== number))
    else if (spots.length < MOST_SPOTS) choose([...spots, number])
  }

  return (
    <Table
      game="keno"
      scene={
        <div class={styles.meadow}>
          <Pays spots={spots.length} hits={shown ? hits : undefined} isMore={isMore} />
          <Board spots={spots} drawn={drawn} isMore={isMore} isFixed={isFixed} isCalm={isCalm} onToggle={toggle} />
        </div>
      }
      controls={
        <div class={styles.tools}>
          <output>{word('chosen', { count: spots.length })}</output>
          <button type="button" disabled={isFixed || spots.length === 0} onClick={() => choose([])}>
            {word('clear')}
          </button>
          <button type="button" disabled={isFixed} onClick={() => choose(randomSpots(spots.length || FIRST_SPOTS))}>
            {word('random')}
          </button>
        </div>
      }
      action={
        <BeginButton
          label={word('draw')}
          hint={spots.length === 0 ? word('choose') : word('up_to', { amount: money.money(times(stake, factorOf(spots.length, spots.length))) })}
          choice={spots.length === 0 ? undefined : { spots }}
          onBegin={() => setPutAway(undefined)}
        />
      }
    />
  )
}
