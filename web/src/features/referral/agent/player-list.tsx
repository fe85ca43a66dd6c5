import type { CallAnswers } from '@foyer/contract'
import { wholeUnits } from '@foyer/texts/format'
import { PagedRows } from '#blocks/paged-rows/paged-rows.tsx'
import { useSettings } from '#merchant/page-data.tsx'
import { useRequest } from '#request/request-context.ts'
import { useFormat } from '#texts/use-format.ts'
import { useTexts } from '#texts/use-texts.ts'
import { memberIcon } from '#ui/icons/icons.ts'
import { FactRow, List } from '#ui/list.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import styles from './player-list.module.css'

type Player = CallAnswers['referral.downline']['players'][number]

const WAYS = { link: 'by_link', host: 'by_host', agent: 'by_agent' } as const

const PlayerRow = ({ row: { name, by, joinedAt, deposited } }: { readonly row: Player }) => {
  const t = useTexts('referral')
  const format = useFormat()
  const { currency, decimals } = useSettings()
  return (
    <FactRow
      glyph={memberIcon}
      title={
        <>
          <bdi>{name}</bdi>
          <span className={styles.way}>{t(WAYS[by])}</span>
        </>
      }
      detail={
        <>
          <bdi className={styles.sum}>{format.money(wholeUnits(deposited, decimals), currency)}</bdi>
          <span className={styles.way}>{format.moment(joinedAt, 'date')}</span>
        </>
      }
    />
  )
}

/** The players below an agent: name, how and when they came, and what they deposited. */
export const PlayerList = ({ sessionId }: { readonly sessionId: string }) => {
  const t = useTexts('referral')
  const { request } = useRequest()
  return (
    <List heading={t('players_title')}>
      <PagedRows
        name={['referral.downline', sessionId]}
        load={async after => {
          const { players, next } = await request('referral.downline', after === undefined ? {} : { after }, { alert: false })
          return { rows: players, next }
        }}
        RowFace={PlayerRow}
        empty={<EmptyState glyph={memberIcon} title={t('players_empty')} />}
        failed={t('list_failed')}
        more={t('show_more')}
      />
    </List>
  )
}
