import type { CallAnswers } from '@foyer/contract'
import { PagedRows } from '#blocks/paged-rows/paged-rows.tsx'
import { useRequest } from '#request/request-context.ts'
import { useFormat } from '#texts/use-format.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Badge } from '#ui/badge.tsx'
import { memberIcon } from '#ui/icons/icons.ts'
import { giftIcon } from '#ui/icons/late-icons.ts'
import { FactRow, List } from '#ui/list.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'

type Friend = CallAnswers['referral.friends']['friends'][number]

const Brought = ({ row: { points, deposited } }: { readonly row: Friend }) => {
  const t = useTexts('referral')
  if (!deposited) return null
  return (
    <>
      <br />
      <Badge tone="soft">{points > 0 ? t('points_earned', { count: points }) : t('first_deposit')}</Badge>
    </>
  )
}

const FriendRow = ({ row }: { readonly row: Friend }) => {
  const t = useTexts('referral')
  const format = useFormat()
  return (
    <FactRow
      glyph={memberIcon}
      title={<bdi>{row.name}</bdi>}
      detail={
        <>
          {t('joined', { date: format.moment(row.joinedAt, 'date') })}
          <Brought row={row} />
        </>
      }
    />
  )
}

/** The friends who came by the member's link: masked names, the day, and what they brought. */
export const FriendList = ({ sessionId }: { readonly sessionId: string }) => {
  const t = useTexts('referral')
  const { request } = useRequest()
  return (
    <List heading={t('friends_title')}>
      <PagedRows
        name={['referral.friends', sessionId]}
        load={async after => {
          const { friends, next } = await request('referral.friends', after === undefined ? {} : { after }, { alert: false })
          return { rows: friends, next }
        }}
        RowFace={FriendRow}
        empty={<EmptyState glyph={giftIcon} title={t('friends_empty')} text={t('friends_empty_text')} />}
        failed={t('list_failed')}
        more={t('show_more')}
      />
    </List>
  )
}
