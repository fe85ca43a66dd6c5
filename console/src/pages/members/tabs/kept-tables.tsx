import { exactTime } from '#format/times.ts'
import { ReadTab } from '#frame/read-tab.tsx'
import type { TabProps } from '#pages/members/member.ts'
import { useOp } from '#request/use-op.ts'
import { useTexts } from '#texts/use-texts.ts'
import { classes } from '#ui/classes.ts'
import { Section } from '#ui/facts.tsx'
import styles from '#pages/members/members.module.css'

/** What is kept of the member by table, why, and when it goes. */
export const KeptTables = ({ member, merchant, timeZone }: TabProps) => {
  const t = useTexts('members')
  const read = useOp('members.fates', { id: member.id }, merchant)
  return (
    <ReadTab read={read}>
      {({ tables, retainedUntil }) => (
        <Section title={t('kept')} beside={retainedUntil === null ? t('kept_open') : t('kept_until', { when: exactTime(retainedUntil, timeZone) })}>
          <table aria-label={t('kept')}>
            <thead>
              <tr>
                <th>{t('kept_table')}</th>
                <th className="r">{t('kept_rows')}</th>
                <th className={styles.wide}>{t('kept_why')}</th>
                <th>{t('kept_ends')}</th>
              </tr>
            </thead>
            <tbody>
              {tables.map(one => (
                <tr key={one.table}>
                  <td className="mono" title={one.holds.join('; ')}>
                    {one.table}
                  </td>
                  <td className="r">{one.rows.toLocaleString('en')}</td>
                  <td className={classes('q s', styles.wide)}>{one.why}</td>
                  <td className="s">{one.ends}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Section>
      )}
    </ReadTab>
  )
}
