import { useNow } from '#format/now.ts'
import { clockTime, placeOf } from '#format/times.ts'
import { MerchantMark } from '#frame/merchant-mark.tsx'
import { useOp } from '#request/use-op.ts'
import { type MyMerchant, useMerchantsFor } from '#session/session.ts'
import { useTexts } from '#texts/use-texts.ts'
import { sumWords } from '#ui/sum.tsx'
import { HourPlot } from './hour-plot.tsx'
import { dayAndHour, SERIES } from './money-rules.ts'
import styles from './money-today.module.css'

/** The sums of a day are made every five minutes. */
const EVERY = 60_000 // ms

const MoneyOf = ({ merchant }: { merchant: MyMerchant }) => {
  const moment = useNow()
  const { day, hour } = dayAndHour(moment, merchant.timeZone)
  const { value } = useOp('money.day', { day, zone: merchant.timeZone }, merchant.code, { every: EVERY })
  if (!value) return null
  const words = (amount: number) => sumWords(amount, value)
  return (
    <div className={styles.merchant}>
      <div>
        <MerchantMark code={merchant.code} named />
        <p className="m s">
          {placeOf(merchant.timeZone)}, {clockTime(moment, merchant.timeZone)}
        </p>
      </div>
      {SERIES.map(name => (
        <HourPlot key={name} name={name} today={value.today} before={value.before} hour={hour} words={words} />
      ))}
    </div>
  )
}

/** Money of the day beside the day before; sums of two currencies are never added. */
export const MoneyToday = () => {
  const t = useTexts('today')
  const merchants = useMerchantsFor('money.read')
  if (merchants.length === 0) return null
  return (
    <section className={styles.money}>
      <div className="row wrap">
        <h2>{t('money_today')}</h2>
        <span className="m s">{t('money_legend')}</span>
      </div>
      {merchants.map(merchant => (
        <MoneyOf key={merchant.code} merchant={merchant} />
      ))}
    </section>
  )
}
