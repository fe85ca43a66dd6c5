import { useState } from 'react'
import { BalanceChip } from '#blocks/money/balance-chip.tsx'
import { PageSkeleton } from '#blocks/page-skeleton/page-skeleton.tsx'
import { PagedRows } from '#blocks/paged-rows/paged-rows.tsx'
import { paths } from '#navigation/paths.ts'
import { useMember } from '#session/use-member.ts'
import { useTexts } from '#texts/use-texts.ts'
import { AppBar } from '#ui/app-bar.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { IconButton, IconLink } from '#ui/icon-button.tsx'
import { alertIcon, backIcon } from '#ui/icons.ts'
import { downloadIcon, listIcon } from '#ui/late-icons.ts'
import { ChoiceRow, List } from '#ui/list.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Screen } from '#ui/screen.tsx'
import { entriesOf } from './entries.ts'
import { EntryRow } from './entry-row.tsx'
import { FilterPill } from './filter-pill.tsx'
import { OwnDates } from './own-dates.tsx'
import { useDownload } from './use-download.ts'
import { useStatement } from './use-statement.ts'
import styles from './statement-page.module.css'

const WHATS = ['all', 'payments', 'games', 'points'] as const
const PERIODS = ['all', 'today', 'week', 'month'] as const

const whatTexts = { all: 'what_all', payments: 'what_payments', games: 'what_games', points: 'points' } as const
const periodTexts = { all: 'period_all', today: 'period_today', week: 'period_week', month: 'period_month', own: 'period_own' } as const

/** Every movement of the member's money and points, with filters and as a file. */
export const StatementPage = () => {
  const t = useTexts('wallet')
  const shell = useTexts('shell')
  const { member, failed, refresh } = useMember()
  const statement = useStatement()
  const { what, setWhat, period, setPeriod, choice, load } = statement
  const { busy, download } = useDownload(statement)
  const [choosesDates, setChoosesDates] = useState(false)

  if (!member && !failed) return <PageSkeleton shape="lists" />

  const isFiltered = what !== 'all' || period.name !== 'all'
  return (
    <Screen bar={<AppBar start={<IconLink glyph={backIcon} label={shell('back')} href={paths.memberAccount} />} end={<BalanceChip />} />}>
      <div className={styles.page}>
        <PageHead title={t('statement')} />
        <div className={styles.filters}>
          <FilterPill label={t('filter_what')} chosen={t(whatTexts[what])}>
            {close => (
              <List>
                {WHATS.map(choiceOf => (
                  <ChoiceRow
                    key={choiceOf}
                    title={t(whatTexts[choiceOf])}
                    chosen={choiceOf === what}
                    onChoose={() => {
                      setWhat(choiceOf)
                      close()
                    }}
                  />
                ))}
              </List>
            )}
          </FilterPill>
          <FilterPill label={t('filter_period')} chosen={t(periodTexts[period.name])}>
            {close => (
              <div className={styles.period}>
                <List>
                  {PERIODS.map(name => (
                    <ChoiceRow
                      key={name}
                      title={t(periodTexts[name])}
                      chosen={name === period.name && !choosesDates}
                      onChoose={() => {
                        setPeriod({ name })
                        setChoosesDates(false)
                        close()
                      }}
                    />
                  ))}
                  <ChoiceRow title={t('period_own')} chosen={choosesDates} onChoose={() => setChoosesDates(true)} />
                </List>
                {choosesDates && (
                  <OwnDates
                    own={period.name === 'own' ? period : null}
                    onChoose={own => {
                      setPeriod(own)
                      close()
                    }}
                  />
                )}
              </div>
            )}
          </FilterPill>
          <span className={styles.download}>
            <IconButton glyph={downloadIcon} label={t('csv_download')} aria-busy={busy} onClick={() => void download()} />
          </span>
        </div>
        {member ? (
          <List>
            <PagedRows
              key={choice.join()}
              name={['wallet.statement', member.customerId, String(member.walletVersion), ...choice]}
              load={async before => {
                const { lines, more } = await load(before)
                const last = lines[lines.length - 1]
                return { rows: entriesOf(lines), next: more && last ? String(last.version) : undefined }
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
