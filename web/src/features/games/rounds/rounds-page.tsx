import { GamesToTry } from '#blocks/games/games-to-try.tsx'
import { ActivityTabs } from '#blocks/money/activity-tabs.tsx'
import { BalanceChip } from '#blocks/money/balance-chip.tsx'
import { PagedRows } from '#blocks/paged-rows/paged-rows.tsx'
import { paths } from '#navigation/paths.ts'
import { useRequest } from '#request/request-context.ts'
import { useSession } from '#session/session-store.ts'
import { useTexts } from '#texts/use-texts.ts'
import { ButtonLink } from '#ui/button.tsx'
import { IconLink } from '#ui/icons/icon-button.tsx'
import { backIcon } from '#ui/icons/icons.ts'
import { starIcon } from '#ui/icons/page-icons.ts'
import { AppBar } from '#ui/layout/app-bar.tsx'
import { PageHead } from '#ui/layout/page-head.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { List } from '#ui/list.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { RoundRow } from './round-row.tsx'
import styles from './rounds-page.module.css'

/** Every round that the member played for money. */
export const RoundsPage = () => {
  const t = useTexts('rounds')
  const wallet = useTexts('wallet')
  const shell = useTexts('shell')
  const play = useTexts('play')
  const { request } = useRequest()
  const session = useSession()
  return (
    <Screen bar={<AppBar start={<IconLink glyph={backIcon} label={shell('back')} href={paths.memberAccount} />} end={<BalanceChip />} />}>
      <div className={styles.page}>
        <PageHead title={t('title')} />
        <ActivityTabs current={paths.rounds} />
        {session && (
          <List>
            <PagedRows
              name={['games.rounds', session.id]}
              load={async after => {
                const { rounds, next } = await request('games.rounds', after === undefined ? {} : { after }, { alert: false })
                return { rows: rounds, next }
              }}
              RowFace={RoundRow}
              empty={
                <>
                  <EmptyState glyph={starIcon} title={wallet('statement_empty')} text={t('empty_text')}>
                    <ButtonLink href={paths.games}>{play('play_now')}</ButtonLink>
                  </EmptyState>
                  <GamesToTry />
                </>
              }
              failed={wallet('list_failed')}
              more={wallet('show_more')}
            />
          </List>
        )}
      </div>
    </Screen>
  )
}
