import { useState } from 'react'
import { dayWords } from '#format/day-words.ts'
import { errorWords } from '#request/error-words.ts'
import { useOp } from '#request/use-op.ts'
import type { MyMerchant } from '#session/session.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Failed, Waiting } from '#ui/states.tsx'
import { sumWords } from '#ui/sum.tsx'
import { Segment } from '#ui/tabs.tsx'
import { everyDay, totalOf } from './day-figures.ts'
import type { Division } from './division-cells.tsx'
import { DivisionTable } from './division-table.tsx'
import { MerchantFigures, type MoneyReportProps } from './merchant-figures.tsx'
import { PaymentsPlot } from './payments-plot.tsx'
import { changeOf, type Days, daysBefore } from './report-rules.ts'
import { TurnoverPlot } from './turnover-plot.tsx'
import styles from './reports.module.css'

const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' })
const share = new Intl.NumberFormat('en', { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 })

const Figure = ({ name, value, below, isBad }: { name: string; value: string; below: string | undefined; isBad?: boolean }) => (
  <div>
    <p className="q s">{name}</p>
    <p className={isBad ? `${styles.figure} bad` : styles.figure}>{value}</p>
    <p className="q s">{below}</p>
  </div>
)

const Table = ({ merchant, days, by }: { merchant: MyMerchant; days: Days; by: Exclude<Division, 'merchant'> }) => {
  const { value, error, again } = useOp('reports.money', { ...days, by }, merchant.code)
  if (error !== undefined && !value) return <Failed onAgain={again}>{errorWords(error)}</Failed>
  if (!value) return <Waiting />
  return (
    <DivisionTable
      by={by}
      rows={value.rows.map(row => ({ ...row, facts: value }))}
      isCut={value.isCut}
      file={`${merchant.code}-${by}-${days.from}-${days.until}`}
    />
  )
}

/** What was moved in some days, beside the days before. */
export const MoneyReport = ({ merchant, merchants, days }: MoneyReportProps) => {
  const t = useTexts('reports')
  const [by, setBy] = useState<Division>('day')
  const [at, setAt] = useState<number>()
  const then = daysBefore(days)
  const { value, error, again } = useOp('reports.money', { ...days, by: 'day' }, merchant.code)
  const { value: was } = useOp('reports.money', { ...then, by: 'day' }, merchant.code)
  if (error !== undefined && !value) return <Failed onAgain={again}>{errorWords(error)}</Failed>
  if (!value || !was) return <Waiting />
  const [now, before] = [everyDay(days, value.rows), everyDay(then, was.rows)]
  const place = Math.min(at ?? now.length - 1, now.length - 1)
  const beside = (figure: 'turnover' | 'deposits' | 'paidOut' | 'players') => {
    const change = changeOf(totalOf(now, figure), totalOf(before, figure))
    return change === undefined ? t('none_before') : t('change', { change: percent.format(change) })
  }
  const [turnover, result] = [totalOf(now, 'turnover'), totalOf(now, 'result')]
  const divisions: readonly Division[] =
    merchants.length > 1 ? ['day', 'game', 'channel', 'campaign', 'way', 'merchant'] : ['day', 'game', 'channel', 'campaign', 'way']
  return (
    <>
      <p className="m s">{t('beside', { from: dayWords(then.from), until: dayWords(then.until) })}</p>
      <div className={styles.figures}>
        <Figure name={t('turnover')} value={sumWords(turnover, value)} below={beside('turnover')} />
        <Figure
          name={t('result')}
          value={sumWords(result, value)}
          below={turnover > 0 ? t('of_turnover', { share: share.format(result / turnover) }) : t('no_turnover')}
          isBad={result < 0}
        />
        <Figure name={t('deposits')} value={sumWords(totalOf(now, 'deposits'), value)} below={beside('deposits')} />
        <Figure name={t('paid_out')} value={sumWords(totalOf(now, 'paidOut'), value)} below={beside('paidOut')} />
        <Figure name={t('players')} value={Math.round(totalOf(now, 'players') / now.length).toLocaleString('en')} below={beside('players')} />
      </div>
      <div className={styles.plots}>
        <section>
          <div className={styles.head}>
            <h2>{t('plot_turnover')}</h2>
            <span className={styles.legend}>
              <i className={styles.keyBar} /> {t('turnover_small')} <i className={styles.keyTick} /> {t('before_small')}{' '}
              <i className={styles.keyResult} /> {t('result_small')}
            </span>
          </div>
          <TurnoverPlot days={now} before={before} facts={value} at={place} onMove={setAt} />
        </section>
        <section>
          <div className={styles.head}>
            <h2>{t('plot_payments')}</h2>
            <span className={styles.legend}>
              <i className={styles.keyLine} /> {t('in_small')} <i className={styles.keyOther} /> {t('out_small')}
            </span>
          </div>
          <PaymentsPlot days={now} facts={value} at={place} onMove={setAt} />
        </section>
      </div>
      <div className={styles.divide}>
        <Segment label={t('divide')} value={by} onChange={setBy} options={divisions.map(one => ({ value: one, words: t(`by_${one}`) }))} />
      </div>
      {by === 'merchant' ? <MerchantFigures merchants={merchants} days={days} /> : <Table merchant={merchant} days={days} by={by} />}
    </>
  )
}
