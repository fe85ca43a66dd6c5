import type { Lottery } from '@foyer/contract/lottery/list-lotteries'
import { diceIcon } from '#features/lottery/common/lottery-icons.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Card } from '#ui/card.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { DigitPad } from './digit-pad.tsx'
import { chosenOf, quickPick, sizeOf } from './lines.ts'
import { NumberGrid } from './number-grid.tsx'
import { PlayChoice } from './play-choice.tsx'
import { randomBelow } from './random-below.ts'
import { UnitStepper } from './unit-stepper.tsx'
import type { Lines } from './use-lines.ts'
import styles from './line-editor.module.css'

/** Chooses the numbers of one line by taps, or has them chosen. */
export const LineEditor = ({ lottery, lines: { current, at, change } }: { readonly lottery: Lottery; readonly lines: Lines }) => {
  const t = useTexts('lottery')
  const parts = { lottery, line: current, onChange: change }
  return (
    <Card>
      <div className={styles.editor}>
        <div className={styles.head}>
          <div>
            <h2 className={styles.title}>{t('line', { number: at + 1 })}</h2>
            <p className={styles.count} role="status">
              {t('chosen', { chosen: chosenOf(lottery, current), numbers: sizeOf(lottery, current) })}
            </p>
          </div>
          <div className={styles.tools}>
            {current.numbers.length > 0 && (
              <button type="button" className={styles.tool} onClick={() => change({ ...current, numbers: [] })}>
                {t('clear')}
              </button>
            )}
            <button type="button" className={styles.tool} onClick={() => change(quickPick(lottery, current, randomBelow))}>
              <Icon glyph={diceIcon} small />
              {t('quick_pick')}
            </button>
          </div>
        </div>
        <PlayChoice {...parts} />
        {lottery.pick ? <NumberGrid {...parts} of={lottery.pick.of} /> : <DigitPad {...parts} />}
        {lottery.mostUnits > 1 && <UnitStepper {...parts} />}
      </div>
    </Card>
  )
}
