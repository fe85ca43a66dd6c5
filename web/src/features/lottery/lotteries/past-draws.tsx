import type { Draw } from '@foyer/contract/lottery/lottery-fields'
import { lotteryPaths } from '#blocks/lottery/lottery-paths.ts'
import { PagedRows } from '#blocks/paged-rows/paged-rows.tsx'
import { FirstNumbers } from '#features/lottery/common/drawn-numbers.tsx'
import { diceIcon } from '#features/lottery/common/lottery-icons.ts'
import { useRequest } from '#request/request-context.ts'
import { useFormat } from '#texts/use-format.ts'
import { useTexts } from '#texts/use-texts.ts'
import { LinkRow, List } from '#ui/list.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import styles from './past-draws.module.css'

const DrawRow = ({ row: { id, drawsAt, results, state } }: { readonly row: Draw }) => {
  const t = useTexts('lottery')
  const format = useFormat()
  return (
    <LinkRow
      href={lotteryPaths.draw(id)}
      title={
        <span className={styles.row}>
          <span className={styles.moment}>{format.moment(drawsAt, 'date-time')}</span>
          {results && <FirstNumbers results={results} small />}
          {state === 'void' && t('void')}
        </span>
      }
    />
  )
}

/** The draws of a lottery so far, the latest first; void ones among them. */
export const PastDraws = ({ lottery }: { readonly lottery: string }) => {
  const wallet = useTexts('wallet')
  const { request } = useRequest()
  return (
    <List>
      <PagedRows
        name={['lottery.draws', lottery]}
        load={async after => {
          const { draws, next } = await request('lottery.draws', { lottery, ...(after !== undefined && { after }) }, { alert: false })
          return { rows: draws, next }
        }}
        RowFace={DrawRow}
        empty={<EmptyState glyph={diceIcon} title={wallet('statement_empty')} />}
        failed={wallet('list_failed')}
        more={wallet('show_more')}
      />
    </List>
  )
}
