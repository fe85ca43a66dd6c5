import type { StatementLine } from '@foyer/contract/wallet/statement'
import { useMoney } from '#blocks/balance/use-money.ts'
import { useFormat } from '#texts/use-format.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Facts } from '#ui/facts.tsx'
import { Icon } from '#ui/icon.tsx'
import { expandIcon } from '#ui/icons.ts'
import { lineFaces, outcomeOf } from './line-faces.ts'
import styles from './line-row.module.css'

/** One line of the statement, which opens to show everything about it. */
export const LineRow = ({ row: line }: { readonly row: StatementLine }) => {
  const t = useTexts('wallet')
  const format = useFormat()
  const money = useMoney()
  const isPoints = line.kind === 'earn' || line.kind === 'spend'
  const change = `${line.amount > 0 ? '+' : ''}${isPoints ? format.number(line.amount) : money(line.amount)}`
  const balance = isPoints ? format.number(line.balance) : money(line.balance)
  const [name, glyph] = lineFaces[line.kind]
  const outcome = outcomeOf(line)
  const { channel, game } = line.detail
  const facts = [
    [t('line_balance'), balance],
    [t('line_outcome'), outcome && t(outcome)],
    [t('line_channel'), channel],
    [t('line_game'), game],
    [t('line_reference'), line.reference],
    [t('line_follows'), line.follows],
    [t('line_number'), line.transferId],
  ] as const
  return (
    <li className={styles.item}>
      <details className={styles.details}>
        <summary className={styles.row}>
          <span className={styles.glyph}>
            <Icon glyph={glyph} />
          </span>
          <span className={styles.words}>
            <span className={styles.name}>{t(name)}</span>
            <span className={styles.side}>{format.moment(line.at, 'date-time')}</span>
          </span>
          <span className={styles.sums}>
            <bdi className={styles.amount}>{change}</bdi>
            <bdi className={styles.side}>{outcome === 'outcome_open' ? t(outcome) : balance}</bdi>
          </span>
          <span className={styles.more}>
            <Icon glyph={expandIcon} small />
          </span>
        </summary>
        <div className={styles.facts}>
          <Facts facts={facts.flatMap(([fact, value]) => (value === undefined || value === null ? [] : [[fact, String(value)] as const]))} />
        </div>
      </details>
    </li>
  )
}
