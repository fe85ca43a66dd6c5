import { ReadTab } from '#frame/read-tab.tsx'
import { When } from '#frame/when.tsx'
import type { TabProps } from '#pages/members/member.ts'
import { useOp } from '#request/use-op.ts'
import { wordsOf } from '#texts/catalogues.ts'
import { useTexts } from '#texts/use-texts.ts'
import { classes } from '#ui/classes.ts'
import { Section } from '#ui/facts.tsx'
import { Nothing } from '#ui/states.tsx'
import styles from '#pages/members/members.module.css'

/** What staff did to this member, and who looked at what. */
export const StaffTab = ({ member, merchant, timeZone }: TabProps) => {
  const t = useTexts('members')
  const read = useOp('members.staffActs', { id: member.id }, merchant)
  return (
    <ReadTab read={read}>
      {({ rows }) => (
        <Section title={t('staff_acts')} beside={<span className="s m">{t('staff_acts_about')}</span>}>
          {rows.length === 0 ? (
            <Nothing>{t('staff_acts_none')}</Nothing>
          ) : (
            <table>
              <thead>
                <tr>
                  <th>{t('column_when')}</th>
                  <th>{t('column_who')}</th>
                  <th>{t('column_what')}</th>
                  <th className={styles.wide}>{t('column_reason')}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map(one => (
                  <tr key={one.number}>
                    <td className="q s">
                      <When at={one.at} timeZone={timeZone} />
                    </td>
                    <td>{one.login}</td>
                    <td title={one.what}>{wordsOf('members', `event_${one.event}`, one.event)}</td>
                    <td className={classes('q s', styles.wide)}>{one.reason}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </Section>
      )}
    </ReadTab>
  )
}
