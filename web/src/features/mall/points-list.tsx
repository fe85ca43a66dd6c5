import type { StatementLine } from '@foyer/contract/money/statement'
import { PagedRows } from '#blocks/paged-rows/paged-rows.tsx'
import { useRequest } from '#request/request-context.ts'
import { useSession } from '#session/session-store.ts'
import { useFormat } from '#texts/use-format.ts'
import { useTexts } from '#texts/use-texts.ts'
import { inIcon, outIcon } from '#ui/icons/late-icons.ts'
import { starIcon } from '#ui/icons/page-icons.ts'
import { FactRow, List } from '#ui/list.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'

const PointsRow = ({ row: { amount, at, detail } }: { readonly row: StatementLine }) => {
  const t = useTexts('mall')
  const format = useFormat()
  const name = detail['name']
  return (
    <FactRow
      glyph={amount > 0 ? inIcon : outIcon}
      title={name === undefined ? t('earned') : String(name)}
      detail={
        <>
          <bdi>{`${amount > 0 ? '+' : ''}${format.number(amount)}`}</bdi> · {format.moment(at, 'date')}
        </>
      }
    />
  )
}

/** How the member's points came and went. */
export const PointsList = () => {
  const t = useTexts('mall')
  const wallet = useTexts('wallet')
  const { request } = useRequest()
  const session = useSession()
  if (!session) return null
  return (
    <List>
      <PagedRows
        name={['wallet.statement', 'points', session.id]}
        load={async before => {
          const input = { account: 'points', limit: 20, ...(before !== undefined && { before: Number(before) }) } as const
          const { lines, more } = await request('wallet.statement', input, { alert: false })
          return { rows: lines, next: more ? String(lines[lines.length - 1]?.version) : undefined }
        }}
        RowFace={PointsRow}
        empty={<EmptyState glyph={starIcon} title={t('no_points')} />}
        failed={wallet('list_failed')}
        more={wallet('show_more')}
      />
    </List>
  )
}
