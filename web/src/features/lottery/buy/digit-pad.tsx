import { eraseIcon } from '#features/lottery/common/lottery-icons.ts'
import { useTexts } from '#texts/use-texts.ts'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { erased, isWhole, sizeOf, typed } from './lines.ts'
import type { LinePartProps } from './use-lines.ts'
import styles from './digit-pad.module.css'

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] as const

/** Boxes for the digits and the keys to fill them, from left to right in every language. */
export const DigitPad = ({ lottery, line, onChange }: LinePartProps) => {
  const t = useTexts('lottery')
  const text = line.numbers[0] ?? ''
  const isFull = isWhole(lottery, line)
  return (
    <div className={styles.pad} dir="ltr">
      <div className={styles.boxes} role="img" aria-label={text === '' ? t('numbers') : `${t('numbers')}: ${text}`}>
        {Array.from({ length: sizeOf(lottery, line) }, (_, at) => (
          <span key={at} className={classes(styles.box, at === text.length && styles.next)} aria-hidden="true">
            {text[at]}
          </span>
        ))}
      </div>
      <div className={styles.keys} role="group" aria-label={t('numbers')}>
        {DIGITS.map(digit => (
          <button
            key={digit}
            type="button"
            className={styles.key}
            aria-disabled={isFull || undefined}
            onClick={() => onChange(typed(lottery, line, digit))}
          >
            {digit}
          </button>
        ))}
        <button type="button" className={classes(styles.key, styles.erase)} aria-label={t('erase')} onClick={() => onChange(erased(line))}>
          <Icon glyph={eraseIcon} />
        </button>
      </div>
    </div>
  )
}
