import { useTexts } from '#texts/use-texts.ts'
import { classes } from '#ui/classes.ts'
import { isWhole, numberText, toggled } from './lines.ts'
import type { LinePartProps } from './use-lines.ts'
import styles from './number-grid.module.css'

/** All numbers of a lottery as balls to tap, from left to right in every language. */
export const NumberGrid = ({ lottery, line, onChange, of }: LinePartProps & { readonly of: number }) => {
  const t = useTexts('lottery')
  const isFull = isWhole(lottery, line)
  return (
    <div className={styles.grid} dir="ltr" role="group" aria-label={t('numbers')}>
      {Array.from({ length: of }, (_, at) => numberText(at + 1)).map(number => {
        const isChosen = line.numbers.includes(number)
        return (
          <button
            key={number}
            type="button"
            className={classes(styles.number, isChosen && styles.chosen)}
            aria-pressed={isChosen}
            aria-disabled={(isFull && !isChosen) || undefined}
            onClick={() => onChange(toggled(lottery, line, number))}
          >
            {number}
          </button>
        )
      })}
    </div>
  )
}
