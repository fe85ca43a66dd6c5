import { wholeUnits } from '@foyer/texts/format'
import { useSettings } from '#merchant/page-data.tsx'
import { useFormat } from '#texts/use-format.ts'

/** A prize in whole units of the currency; `sum` is in its smallest unit. */
export const RoundSum = ({ sum, className }: { readonly sum: number; readonly className: string | undefined }) => {
  const format = useFormat()
  const { currency, decimals } = useSettings()
  return <bdi className={className}>{format.roundMoney(wholeUnits(sum, decimals), currency)}</bdi>
}
