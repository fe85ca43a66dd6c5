import { wholeUnits } from '@foyer/texts/format'
import { useSettings } from '#merchant/page-data.tsx'
import { useFormat } from '#texts/use-format.ts'

/** Writes sums of the merchant's currency; `amount` is in its smallest unit. */
export const useMoney = (): ((amount: number) => string) => {
  const format = useFormat()
  const { currency, decimals } = useSettings()
  return amount => format.money(wholeUnits(amount, decimals), currency)
}
