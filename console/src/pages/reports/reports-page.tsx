import { useState } from 'react'
import { exactTime } from '#format/times.ts'
import { Page } from '#frame/page.tsx'
import { errorWords } from '#request/error-words.ts'
import { useOp } from '#request/use-op.ts'
import { useMerchantsFor, type MyMerchant } from '#session/session.ts'
import { useTexts } from '#texts/use-texts.ts'
import { TextField } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { Failed, Nothing, Waiting } from '#ui/states.tsx'
import { FunnelReport } from './funnel-report.tsx'
import { MoneyReport } from './money-report.tsx'
import { latestDays, lengthOf, type Days } from './report-rules.ts'
import styles from './reports.module.css'

const PERIODS = ['7', '14', '28', '56', '91', 'own'] as const
type Period = (typeof PERIODS)[number]
/** What one look may take (contract/src/reports/ops/reports.ts). */
const MOST_DAYS = 400

const isWhole = (days: Days): boolean => days.from !== '' && days.until !== '' && days.from <= days.until && lengthOf(days) <= MOST_DAYS

const Reports = ({ merchant, merchants }: { merchant: MyMerchant; merchants: readonly MyMerchant[] }) => {
  const t = useTexts('reports')
  const [period, setPeriod] = useState<Period>('28')
  const [own, setOwn] = useState<Days>()
  const { value, error, again } = useOp('reports.state', {}, merchant.code, { every: 60_000 })
  if (error !== undefined && !value) return <Failed onAgain={again}>{errorWords(error)}</Failed>
  if (!value) return <Waiting />
  const latest = latestDays(value.today, period === 'own' ? 28 : Number(period))
  const days = period === 'own' ? (own ?? latest) : latest
  return (
    <>
      <div className={styles.bar0}>
        <Select
          label={t('period')}
          labelUnseen
          value={period}
          onChange={setPeriod}
          options={PERIODS.map(one => ({ value: one, words: one === 'own' ? t('period_own') : t('period_days', { count: Number(one) }) }))}
        />
        {period === 'own' && (
          <>
            <TextField label={t('from')} labelUnseen type="date" value={days.from} onChange={from => setOwn({ ...days, from })} />
            <TextField label={t('until')} labelUnseen type="date" value={days.until} onChange={until => setOwn({ ...days, until })} />
          </>
        )}
        <span className={styles.fresh}>
          {value.madeAt === null ? t('not_made') : t('made_at', { at: exactTime(value.madeAt, merchant.timeZone) })}
        </span>
      </div>
      {!isWhole(days) ? (
        <Nothing below={t('wrong_days_below', { count: MOST_DAYS })}>{t('wrong_days')}</Nothing>
      ) : (
        <>
          {merchant.permissions.includes('reports.money') && <MoneyReport merchant={merchant} merchants={merchants} days={days} />}
          {merchant.permissions.includes('reports.funnel') && <FunnelReport merchant={merchant} days={days} />}
        </>
      )}
    </>
  )
}

/** Money and members by day, of one merchant at a time. */
export const ReportsPage = () => {
  const t = useTexts('reports')
  const merchants = useMerchantsFor('reports.read')
  const merchant = merchants[0]
  return (
    <Page title={t('title')} beside={merchant && (merchants.length > 1 ? t('one_of', { name: merchant.name }) : merchant.name)}>
      {merchant ? <Reports key={merchant.code} merchant={merchant} merchants={merchants} /> : <Nothing>{t('none_chosen')}</Nothing>}
    </Page>
  )
}
