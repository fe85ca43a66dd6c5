import type { StatementLine } from '@foyer/contract/money/statement'
import { FoldRow } from '#blocks/fold-row/fold-row.tsx'
import { useMoney } from '#blocks/money/use-money.ts'
import { useFormat } from '#texts/use-format.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Facts } from '#ui/facts.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { CopyForSupport } from './copy-for-support.tsx'
import { lineFaces, outcomeOf } from './line-faces.ts'
import styles from './game-row.module.css'

/** One line of the statement. */
export const LineRow = ({ row: line }: { readonly row: StatementLine }) => {
  const t = useTexts('wallet')
  const format = useFormat()
  const money = useMoney()
  const isPoints = line.kind === 'earn' || line.kind === 'spend'
  const change = `${line.amount > 0 ? '+' : ''}${isPoints ? format.number(line.amount) : money(line.amount)}`
  const balance = isPoints ? format.number(line.balance) : money(line.balance)
  const [name, glyph] = lineFaces[line.kind]
  const outcome = outcomeOf(line)
  const { channel, game, fee } = line.detail
  const facts = [
    [t('line_balance'), balance],
    [t('line_outcome'), outcome && t(outcome)],
    [t('fee'), typeof fee === 'number' ? money(fee) : undefined],
    [t('line_channel'), channel],
    [t('line_game'), game],
  ] as const
  return (
    <FoldRow
      mark={<Icon glyph={glyph} />}
      name={t(name)}
      side={format.moment(line.at, 'time')}
      amount={change}
      note={outcome === 'outcome_open' ? t(outcome) : balance}
    >
      <div className={styles.details}>
        <Facts facts={facts.flatMap(([fact, value]) => (value === undefined ? [] : [[fact, String(value)] as const]))} />
        <CopyForSupport lines={[line]} />
      </div>
    </FoldRow>
  )
}
