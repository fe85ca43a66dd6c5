import { factorText } from '#web/money.ts'
import type words from '#web/texts/crash/en.json'
import { useWords } from '#web/words.ts'
import styles from './auto-control.module.css'

interface AutoControlProps {
  /** In hundredths. */
  readonly auto: number
  readonly isOn: boolean
  readonly isFixed: boolean
  readonly onAuto: (auto: number) => void
  readonly onSwitch: (isOn: boolean) => void
}

const STEPS = [110, 120, 130, 150, 175, 200, 250, 300, 400, 500, 750, 1_000, 1_500, 2_000, 3_000, 5_000, 10_000, 20_000, 50_000, 100_000, 1_000_000]

/** Whether the lantern is taken down by itself, and at which factor. */
export const AutoControl = ({ auto, isOn, isFixed, onAuto, onSwitch }: AutoControlProps) => {
  const word = useWords<typeof words>('crash')
  const less = STEPS.filter(step => step < auto).pop()
  const more = STEPS.find(step => step > auto)
  return (
    <div class={styles.auto}>
      <label class={styles.switch}>
        <input type="checkbox" checked={isOn} disabled={isFixed} onChange={({ currentTarget }) => onSwitch(currentTarget.checked)} />
        <span>{word('auto')}</span>
      </label>
      <div class={styles.steps} data-on={isOn}>
        <button type="button" aria-label={word('lower')} disabled={isFixed || !isOn || less === undefined} onClick={() => less && onAuto(less)}>
          −
        </button>
        <output dir="ltr">{factorText(auto * 100)}</output>
        <button type="button" aria-label={word('higher')} disabled={isFixed || !isOn || more === undefined} onClick={() => more && onAuto(more)}>
          +
        </button>
      </div>
    </div>
  )
}
