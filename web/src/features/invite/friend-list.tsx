import { PagedRows } from '#blocks/paged-rows/paged-rows.tsx'
import { useRequest } from '#request/request-context.ts'
import { useFormat } from '#texts/use-format.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Badge } from '#ui/badge.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { memberIcon } from '#ui/icons.ts'
import { giftIcon } from '#ui/late-icons.ts'
import { FactRow, List } from '#ui/list.tsx'

/** The friends who came by the member's link: masked names, the day, and whether they have made a deposit. */
export const FriendList = ({ sessionId }: { readonly sessionId: string }) => {
  const t = useTexts('referral')
  const format = useFormat()
  const { request } = useRequest()
  return (
    <List heading={t('friends_title')}>
      <PagedRows
        name={['referral.friends', sessionId]}
        ask={async after => {
          const { friends, next } = await request('referral.friends', after === undefined ? {} : { after }, { alert: false })
          return { rows: friends, next }
        }}
        row={({ name, joinedAt, deposited, points }, at) => (
          <FactRow
            key={`${joinedAt} ${name} ${at}`}
            glyph={memberIcon}
            title={<bdi>{name}</bdi>}
            detail={
              <>
                {t('joined', { date: format.moment(joinedAt, 'date') })}
                {deposited && (
                  <>
                    <br />
                    <Badge tone="soft">{points > 0 ? t('points_earned', { points: format.number(points) }) : t('first_deposit')}</Badge>
                  </>
                )}
              </>
            }
          />
        )}
        empty={<EmptyState glyph={giftIcon} heading="h2" title={t('friends_empty')} text={t('friends_empty_text')} />}
        failed={t('list_failed')}
        more={t('show_more')}
      />
    </List>
  )
}
