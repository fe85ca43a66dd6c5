import { useState } from 'preact/hooks'
import { SEGMENTS, WHEELS, type Risk, type WheelChoice, type WheelState } from '#games/wheel/rules.ts'
import { factorText } from '#web/money.ts'
import { BeginButton } from '#web/shell/begin-button.tsx'
import { Choices } from '#web/shell/choices.tsx'
import { usePlay } from '#web/shell/play.ts'
import { Table } from '#web/shell/table.tsx'
import type words from '#web/texts/wheel/en.json'
import { useWords } from '#web/words.ts'
import { Disc, toneOf } from './disc.tsx'
import { useSpin } from './use-spin.ts'
import styles from './screen.module.css'

const RISKS: readonly Risk[] = ['low', 'medium', 'high']

export const Screen = () => {
  const { phase, round, ended: over, isWin: isMore, finish, isCalm } = usePlay<WheelChoice, never, WheelState>()
  const word = useWords<typeof words>('wheel')
  const [risk, setRisk] = useState<Risk>(round?.choice.risk ?? 'medium')
  const isSpinning = phase !== 'idle'
  const ended = over?.choice.risk === risk ? over : undefined
  const { disc, pointer } = useSpin({ isSpinning, segment: ended?.shown.segment, isCalm, onStop: finish })
  const result = isSpinning ? undefined : ended
  const factors = WHEELS[risk]
  const isWin = result !== undefined && isMore

  return (
    <Table
      game="wheel"
      scene={
        <div class={styles.fair}>
          <div class={styles.wheel} data-lamps={isSpinning ? 'spinning' : isWin ? 'won' : 'still'}>
            <Disc factors={factors} lit={result?.shown.segment} turning={disc} />
            <b class={styles.hub} dir="ltr" data-result={isWin ? 'win' : 'none'}>
              {result ? factorText(result.shown.factor) : <Star />}
            </b>
            <span class={styles.mount}>
              <i class={styles.pointer} ref={pointer} />
            </span>
          </div>
          <ul class={styles.odds} aria-label={word('odds')}>
            {[...new Set(factors)]
              .sort((one, other) => one - other)
              .map(factor => (
                <li key={factor} class={styles[toneOf(factor, factors)]} data-lit={result?.shown.factor === factor}>
                  <bdi dir="ltr">{factorText(factor)}</bdi>
                  <small>{Math.round((factors.filter(one => one === factor).length / SEGMENTS) * 100)}%</small>
                </li>
              ))}
          </ul>
        </div>
      }
      controls={<Choices label={word('risk')} names={RISKS} chosen={risk} word={word} onChoose={setRisk} />}
      action={<BeginButton label={word('spin')} choice={{ risk }} />}
    />
  )
}

const Star = () => (
  <svg viewBox="-20 -20 40 40" aria-hidden="true">
    <path d="M0-17 4.600-5.200 17-4.500 7.300 3.300 10.600 15.500 0 8.500-10.600 15.500-7.300 3.300-17-4.500-4.600-5.200z" fill="currentColor" />
  </svg>
)
