import { useState } from 'preact/hooks'
import { factorOf, FEWEST, MOST, SIDES, winningSides, type DiceChoice, type DiceState } from '#games/dice/rules.ts'
import { times } from '#games/game-rules.ts'
import { factorText } from '#web/money.ts'
import { BeginButton } from '#web/shell/begin-button.tsx'
import { Choices } from '#web/shell/choices.tsx'
import { usePlay } from '#web/shell/play.ts'
import { Table } from '#web/shell/table.tsx'
import { useEnd } from '#web/shell/use-end.ts'
import { sounds } from '#web/sound.ts'
import type words from '#web/texts/dice/en.json'
import { useWords } from '#web/words.ts'
import { Digits } from './digits.tsx'
import styles from './screen.module.css'

/** How long the number rolls, ms. */
const ROLL_MS = 1_100
/** From one tick of the rolling number to the next, ms. */
const TICK_MS = 90

const read = (sides: number): string => (sides / 100).toFixed(2)

export const Screen = () => {
  const { phase, round, ended, isFixed, isWin, stake, money, isCalm } = usePlay<DiceChoice, never, DiceState>()
  const word = useWords<typeof words>('dice')
  const [choice, setChoice] = useState<DiceChoice>(round?.choice ?? { side: 'over', line: 5_000 })
  const sides = winningSides(choice)
  const isRolling = phase === 'asking' || phase === 'showing'
  const shown = ended?.shown

  useEnd(ROLL_MS, () => {
    const ticking = setInterval(sounds.tick, TICK_MS)
    return () => clearInterval(ticking)
  })

  const toSide = (side: DiceChoice['side']): void => setChoice({ side, line: side === choice.side ? choice.line : SIDES - choice.line })
  const toLine = (line: number): void => {
    const winning = Math.min(MOST, Math.max(FEWEST, choice.side === 'under' ? line : SIDES - line))
    setChoice({ ...choice, line: choice.side === 'under' ? winning : SIDES - winning })
  }
  const isSettled = shown !== undefined && phase === 'idle'
  const tone = isSettled ? (isWin ? styles.wins : styles.loses) : ''

  return (
    <Table
      game="dice"
      scene={
        <div class={styles.velvet}>
          <div class={`${styles.number} ${tone}`}>
            <Digits value={shown?.roll ?? 0} isRolling={isRolling && !isCalm} isKnown={shown !== undefined} />
          </div>
          <div class={styles.rail} dir="ltr" style={{ '--line': choice.line / 100, '--roll': (shown?.roll ?? 0) / 100 }} data-side={choice.side}>
            <div class={styles.groove} />
            {shown && (
              <div class={`${styles.gem} ${tone}`} data-still={isCalm}>
                <Gem />
                <span>{isSettled ? read(shown.roll) : ''}</span>
              </div>
            )}
            <input
              type="range"
              min={0}
              max={SIDES}
              step={50}
              value={choice.line}
              disabled={isFixed}
              aria-label={word('line')}
              aria-valuetext={read(choice.line)}
              onInput={({ currentTarget }) => toLine(Number(currentTarget.value))}
            />
            <ol class={styles.scale} aria-hidden="true">
              {[0, 25, 50, 75, 100].map(mark => (
                <li key={mark}>{mark}</li>
              ))}
            </ol>
          </div>
          <dl class={styles.facts}>
            <div>
              <dt>{word('pays')}</dt>
              <dd>
                <bdi dir="ltr">{factorText(factorOf(choice))}</bdi>
              </dd>
            </div>
            <div>
              <dt>{word(choice.side)}</dt>
              <dd>{read(choice.line)}</dd>
            </div>
            <div>
              <dt>{word('chance')}</dt>
              <dd>
                <bdi dir="ltr">{(sides / 100).toFixed(1)} %</bdi>
              </dd>
            </div>
          </dl>
        </div>
      }
      controls={<Choices label={word('line')} names={['under', 'over']} chosen={choice.side} word={word} onChoose={toSide} />}
      action={<BeginButton label={word('roll')} hint={`${word('pays')} ${money.money(times(stake, factorOf(choice)))}`} choice={choice} />}
    />
  )
}

const Gem = () => (
  <svg viewBox="0 0 40 44" aria-hidden="true">
    <path class={styles.dark} d="M20 1 38 11v22L20 43 2 33V11z" />
    <path class={styles.light} d="M20 1 38 11 20 21 2 11z" />
    <path class={styles.mid} d="M2 11 20 21v22L2 33z" />
    <circle cx="20" cy="11" r="2.6" fill="#fff" opacity=".85" />
    <circle cx="8" cy="20" r="2" fill="#fff" opacity=".6" />
    <circle cx="14" cy="31" r="2" fill="#fff" opacity=".6" />
    <circle cx="29" cy="27" r="2.2" fill="#fff" opacity=".4" />
  </svg>
)
