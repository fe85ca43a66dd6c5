import { ActivityTabs } from '#blocks/money/activity-tabs.tsx'
import { BalanceChip } from '#blocks/money/balance-chip.tsx'
import { PageSkeleton } from '#blocks/page-skeleton/page-skeleton.tsx'
import { PagedRows } from '#blocks/paged-rows/paged-rows.tsx'
import { paths } from '#navigation/paths.ts'
import { useMember } from '#session/use-member.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { IconButton, IconLink } from '#ui/icons/icon-button.tsx'
import { alertIcon, backIcon } from '#ui/icons/icons.ts'
import { downloadIcon, listIcon } from '#ui/icons/late-icons.ts'
import { AppBar } from '#ui/layout/app-bar.tsx'
import { PageHead } from '#ui/layout/page-head.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { List } from '#ui/list.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { EntryRow } from './entry-row.tsx'
import { dayOf, rowsOf } from './sittings.ts'
import { StatementFilters } from './statement-filters.tsx'
import { useDownload } from './use-download.ts'
import { useStatement } from './use-statement.ts'
import styles from './statement-page.module.css'

/** Every movement of the member's money and points, with filters and as a file. */
export const StatementPage = () => {
  const t = useTexts('wallet')
  const shell = useTexts('shell')
  const { member, failed, refresh } = useMember()
  const statement = useStatement()
  const { what, period, game, choice, load } = statement
  const { busy, download } = useDownload(statement)

  if (!member && !failed) return <PageSkeleton shape="lists" />

  const isFiltered = what !== 'all' || period.name !== 'all' || game !== null
  return (
    <Screen bar={<AppBar start={<IconLink glyph={backIcon} label={shell('back')} href={paths.memberAccount} />} end={<BalanceChip />} />}>
      <div className={styles.page}>
        <div className={styles.head}>
          <PageHead title={t('statement')} />
          <IconButton glyph={downloadIcon} label={t('csv_download')} aria-busy={busy} onClick={() => void download()} />
        </div>
        <ActivityTabs current={paths.memberStatement} />
        <div className={styles.filters}>
          <StatementFilters statement={statement} />
        </div>
        {member ? (
          <List>
            <PagedRows
              key={choice.join()}
              name={['wallet.statement', member.customerId, String(member.walletVersion), ...choice]}
              load={async after => {
                // The last line of the page before, and its day, which has its heading.
                const [before, day] = after?.split(' ') ?? []
                const { lines, days, more, archivedUntil } = await load(before, true)
                const last = lines[lines.length - 1]
                const rows = rowsOf(lines, days, day)
                return {
                  rows: archivedUntil === undefined ? rows : [...rows, { archivedUntil }],
                  next: more && last ? `${last.version} ${dayOf(last.at)}` : undefined,
                }
              }}
              RowFace={EntryRow}
              empty={
                <EmptyState
                  glyph={listIcon}
                  title={t(isFiltered ? 'statement_none' : 'statement_empty')}
                  text={t(isFiltered ? 'statement_none_text' : 'statement_empty_text')}
                />
              }
              failed={t('list_failed')}
              more={t('show_more')}
            />
          </List>
        ) : (
          <EmptyState glyph={alertIcon} title={t('list_failed')}>
            <Button look="quiet" onClick={refresh}>
              {shell('retry')}
            </Button>
          </EmptyState>
        )}
      </div>
    </Screen>
  )
}
