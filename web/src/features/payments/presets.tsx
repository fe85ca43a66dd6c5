import { wholeUnits } from '@foyer/texts/format'
import { useSettings } from '#merchant/page-data.tsx'
import { useFormat } from '#texts/use-format.ts'
import { Button } from '#ui/button.tsx'
import styles from './presets.module.css'

/** Amounts to choose, where the merchant names some; the one that stands in the field is marked. */
export const Presets = ({
  amounts,
  chosen,
  onChoose,
}: {
  readonly amounts: readonly number[]
  readonly chosen?: number | undefined
  readonly onChoose: (amount: number) => void
}) => {
  const format = useFormat()
  const { currency, decimals } = useSettings()
  if (amounts.length === 0) return null
  return (
    <div className={styles.presets}>
      {amounts.map(amount => (
        <Button key={amount} look={amount === chosen ? 'primary' : 'quiet'} small aria-pressed={amount === chosen} onClick={() => onChoose(amount)}>
          <bdi>{format.roundMoney(wholeUnits(amount, decimals), currency)}</bdi>
        </Button>
      ))}
    </div>
  )
}
