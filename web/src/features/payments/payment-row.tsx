import { useMoney } from '#blocks/money/use-money.ts'
import { useFormat } from '#texts/use-format.ts'
import type { Glyph } from '#ui/icons/icons.ts'
import { LinkRow } from '#ui/list.tsx'
import styles from './payment-row.module.css'

interface PaymentRowProps {
  href: string
  glyph: Glyph
  name: string
  amount: number
  state: string
  at: string
}

/** One payment in a list. */
export const PaymentRow = ({ href, glyph, name, amount, state, at }: PaymentRowProps) => {
  const money = useMoney()
  const format = useFormat()
  return (
    <LinkRow
      href={href}
      glyph={glyph}
      title={
        <>
          <span className={styles.name}>{name}</span>
          <span className={styles.side}>{format.moment(at, 'date-time')}</span>
        </>
      }
      detail={
        <>
          <bdi className={styles.sum}>{money(amount)}</bdi>
          <span className={styles.side}>{state}</span>
        </>
      }
    />
  )
}
