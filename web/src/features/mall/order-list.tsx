import type { Order } from '@foyer/contract/mall/orders'
import { FoldRow } from '#blocks/fold-row/fold-row.tsx'
import { PagedRows } from '#blocks/paged-rows/paged-rows.tsx'
import { useRequest } from '#request/request-context.ts'
import { useSession } from '#session/session-store.ts'
import { useFormat } from '#texts/use-format.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Facts } from '#ui/facts.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { giftIcon } from '#ui/icons/late-icons.ts'
import { List } from '#ui/list.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'

const OrderRow = ({ row: { id, name, price, state, orderedAt, note } }: { readonly row: Order }) => {
  const t = useTexts('mall')
  const format = useFormat()
  const facts = [[t('order_number'), String(id)] as const, ...(note === null ? [] : [[t('note'), note] as const])]
  return (
    <FoldRow
      mark={<Icon glyph={giftIcon} />}
      name={name}
      side={format.moment(orderedAt, 'date')}
      amount={t('price', { count: price })}
      note={t(`state_${state}`)}
    >
      <Facts facts={facts} />
    </FoldRow>
  )
}

/** What the member has ordered. */
export const OrderList = () => {
  const t = useTexts('mall')
  const wallet = useTexts('wallet')
  const { request } = useRequest()
  const session = useSession()
  if (!session) return null
  return (
    <List>
      <PagedRows
        name={['mall.orders', session.id]}
        load={async before => {
          const { orders, more } = await request('mall.orders', before === undefined ? {} : { before: Number(before) }, { alert: false })
          return { rows: orders, next: more ? String(orders[orders.length - 1]?.id) : undefined }
        }}
        RowFace={OrderRow}
        empty={<EmptyState glyph={giftIcon} title={t('no_orders')} />}
        failed={wallet('list_failed')}
        more={wallet('show_more')}
      />
    </List>
  )
}
