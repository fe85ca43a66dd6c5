import { PagedRows } from '#blocks/paged-rows/paged-rows.tsx'
import { useRequest } from '#request/request-context.ts'
import { useFormat } from '#texts/use-format.ts'
import { useTexts } from '#texts/use-texts.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { memberIcon } from '#ui/icons.ts'
import { FactRow, List } from '#ui/list.tsx'
import styles from './player-list.module.css'

const WAYS = { link: 'by_link', host: 'by_host', agent: 'by_agent' } as const

/** The players below an agent: name, how and when they came, and what they deposited. */
export const PlayerList = ({ sessionId, currency }: { readonly sessionId: string; readonly currency: string }) => {
  const t = useTexts('referral')
  const format = useFormat()
  const { request } = useRequest()
  return (
    <List heading={t('players_title')}>
      <PagedRows
        name={['referral.downline', sessionId]}
        ask={async after => {
          const { players, next } = await request('referral.downline', after === undefined ? {} : { after }, { alert: false })
          return { rows: players, next }
        }}
        row={({ name, joinedAt, by, deposited }) => (
          <FactRow
            key={name}
            glyph={memberIcon}
            title={
              <>
                <bdi>{name}</bdi>
                <span className={styles.way}>{t(WAYS[by])}</span>
              </>
            }
            detail={
              <>
                <bdi className={styles.sum}>{format.money(deposited, currency)}</bdi>
                <br />
                {format.moment(joinedAt, 'date')}
              </>
            }
          />
        )}
        empty={<EmptyState glyph={memberIcon} title={t('players_empty')} />}
        failed={t('list_failed')}
        more={t('show_more')}
      />
    </List>
  )
}
