import { exactTime } from '#format/times.ts'
import { ReadTab } from '#frame/read-tab.tsx'
import { useOp } from '#request/use-op.ts'
import { useMerchant } from '#session/session.ts'
import { useTexts } from '#texts/use-texts.ts'
import { classes } from '#ui/classes.ts'
import { Facts, Section } from '#ui/facts.tsx'
import { State } from '#ui/marks.tsx'
import styles from './compliance.module.css'

/** What is kept of people, why and how long; and the sweeps that end it. */
export const Retention = ({ merchant }: { merchant: string }) => {
  const t = useTexts('compliance')
  const zone = useMerchant()(merchant)?.timeZone
  const read = useOp('privacy.retention', {}, merchant)
  return (
    <ReadTab read={read}>
      {value => (
        <>
          <Section title={t('closed_accounts')}>
            <Facts
              left
              facts={[
                { name: t('kept'), value: t('years', { count: value.closedAccountYears }) },
                { name: t('closed'), value: value.closed.toLocaleString('en') },
                { name: t('swept'), value: value.ended.toLocaleString('en') },
              ]}
            />
          </Section>
          <Section title={t('tables')} beside={t('tables_about')}>
            <div className={styles.wide}>
              <table aria-label={t('tables')} className={styles.words}>
                <thead>
                  <tr>
                    <th>{t('table')}</th>
                    <th>{t('holds')}</th>
                    <th className={styles.desk}>{t('why')}</th>
                    <th>{t('ends')}</th>
                  </tr>
                </thead>
                <tbody>
                  {value.tables.map(one => (
                    <tr key={one.table}>
                      <td className="mono">{one.table}</td>
                      <td className="q s">{one.holds.join('; ')}</td>
                      <td className={classes('q s', styles.desk)}>{one.why}</td>
                      <td className="s">{one.ends === '' ? t('stays') : one.ends}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </Section>
          <Section title={t('sweeps')} beside={t('sweeps_about')}>
            <table aria-label={t('sweeps')}>
              <thead>
                <tr>
                  <th>{t('sweep')}</th>
                  <th>{t('state')}</th>
                  <th className="r">{t('next_run')}</th>
                </tr>
              </thead>
              <tbody>
                {value.sweeps.map(({ name, nextAt, failure }) => (
                  <tr key={name}>
                    <td>{name}</td>
                    <td>{failure === null ? <State tone="good">{t('runs')}</State> : <State tone="bad">{failure}</State>}</td>
                    <td className="r q">{exactTime(nextAt, zone)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Section>
        </>
      )}
    </ReadTab>
  )
}
