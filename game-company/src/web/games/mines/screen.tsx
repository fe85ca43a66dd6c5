import { useEffect, useState } from 'preact/hooks'
import { times } from '#games/game-rules.ts'
import { FEWEST_MINES, ladder, MOST_MINES } from '#games/mines/ladder.ts'
import type { MinesAct, MinesChoice, MinesShown } from '#games/mines/rules.ts'
import { factorText, ltr } from '#web/money.ts'
import { ActionButton } from '#web/shell/action-button.tsx'
import { BeginButton } from '#web/shell/begin-button.tsx'
import { usePlay } from '#web/shell/play.ts'
import { Table } from '#web/shell/table.tsx'
import { useEnd } from '#web/shell/use-end.ts'
import { sounds } from '#web/sound.ts'
import type words from '#web/texts/mines/en.json'
import { useWords } from '#web/words.ts'
import { Grid } from './grid.tsx'
import { Ladder } from './ladder.tsx'
import styles from './screen.module.css'

/** How long the uncovered bed is shown before the result stands, ms. */
const UNCOVER_MS = 900
const FIRST_MINES = 5

export const Screen = () => {
  const { phase, round, isFixed, isWin, act, money } = usePlay<MinesChoice, MinesAct, MinesShown>()
  const word = useWords<typeof words>('mines')
  const [chosen, setChosen] = useState(round?.choice.mines ?? FIRST_MINES)
  const [pending, setPending] = useState<number>()
  const isInPlay = round?.state === 'open' && phase !== 'idle'
  const shown =
    isInPlay || (round?.state === 'ended' && phase !== 'asking' && (phase === 'showing' || chosen === round.choice.mines)) ? round?.shown : undefined
  const mines = isInPlay ? round.choice.mines : chosen
  const factors = ladder(mines)
  const isLost = shown?.mines?.includes(shown.opened[shown.opened.length - 1] ?? -1) === true
  const found = (shown?.opened.length ?? 0) - (isLost ? 1 : 0)
  const canTake = phase === 'open' && found > 0

  useEffect(() => {
    if (isLost) sounds.thud()
    else if (found > 0) sounds.good(found - 1)
  }, [found, isLost])
  useEffect(() => {
    if (phase !== 'asking') setPending(undefined)
  }, [phase])
  useEnd(UNCOVER_MS)

  return (
    <Table
      game="mines"
      scene={
        <div class={styles.sea}>
          <Ladder factors={factors} found={found} isLost={isLost} />
          <Grid
            shown={shown}
            isOpen={phase === 'open'}
            isWin={isWin}
            pending={pending}
            onOpen={tile => {
              setPending(tile)
              act({ tile })
            }}
          />
        </div>
      }
      controls={
        <label class={styles.mines}>
          <span>{word('mines')}</span>
          <input
            type="range"
            min={FEWEST_MINES}
            max={MOST_MINES}
            value={mines}
            disabled={isFixed}
            onInput={({ currentTarget }) => setChosen(Number(currentTarget.value))}
          />
          <output>{mines}</output>
        </label>
      }
      action={
        phase === 'idle' || !isInPlay ? (
          <BeginButton label={word('dive')} hint={word('first', { factor: ltr(factorText(factors[0] ?? 0)) })} choice={{ mines: chosen }} />
        ) : found > 0 ? (
          <ActionButton
            label={word('take')}
            hint={`${money.money(times(round.stake, factors[found - 1] ?? 0))} · ${ltr(factorText(factors[found - 1] ?? 0))}`}
            tone="take"
            isDisabled={!canTake}
            onClick={() => act({ take: true })}
          />
        ) : (
          <ActionButton label={word('pick')} isDisabled onClick={() => undefined} />
        )
      }
    />
  )
}
