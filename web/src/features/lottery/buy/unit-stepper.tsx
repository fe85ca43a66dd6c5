import { useMoney } from '#blocks/money/use-money.ts'
import { minusIcon } from '#features/lottery/common/lottery-icons.ts'
import { useFormat } from '#texts/use-format.ts'
import { useTexts } from '#texts/use-texts.ts'
import { IconButton } from '#ui/icons/icon-button.tsx'
import { plusIcon } from '#ui/icons/late-icons.ts'
import { withUnits } from './lines.ts'
import type { LinePartProps } from './use-lines.ts'
import styles from './unit-stepper.module.css'

/** How many times the price is paid for the line, and the prizes are won. */
export const UnitStepper = ({ lottery, line, onChange }: LinePartProps) => {
  const t = useTexts('lottery')
  const money = useMoney()
  const format = useFormat()
  const step = (by: number) => onChange(withUnits(lottery, line, line.units + by))
  return (
    <div className={styles.stepper}>
      <span className={styles.label}>
        {t('units')}
        <bdi className={styles.price}>{money(lottery.price * line.units)}</bdi>
      </span>
      <span className={styles.keys} dir="ltr">
        <IconButton glyph={minusIcon} label={t('units_less')} aria-disabled={line.units === 1 || undefined} onClick={() => step(-1)} />
        <output className={styles.units}>{`×${format.number(line.units)}`}</output>
        <IconButton glyph={plusIcon} label={t('units_more')} aria-disabled={line.units === lottery.mostUnits || undefined} onClick={() => step(1)} />
      </span>
    </div>
  )
}
