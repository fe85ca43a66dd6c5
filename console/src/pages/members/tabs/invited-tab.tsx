import { Link } from 'wouter'
import { memberHref } from '#frame/paths.ts'
import { ReadTab } from '#frame/read-tab.tsx'
import { When } from '#frame/when.tsx'
import type { TabProps } from '#pages/members/member.ts'
import { useOp } from '#request/use-op.ts'
import { useTexts } from '#texts/use-texts.ts'
import { classes } from '#ui/classes.ts'
import { Facts, Section } from '#ui/facts.tsx'
import { Nothing } from '#ui/states.tsx'
import { Sum } from '#ui/sum.tsx'
import styles from '#pages/members/members.module.css'

export const InvitedTab = ({ member, merchant, timeZone }: TabProps) => {
  const t = useTexts('members')
  const read = useOp('members.invited', { id: member.id }, merchant)
  return (
    <ReadTab read={read}>
      {({ by, totals, friends }) => (
        <>
          <Section title={t('invited_by')}>
            {by ? (
              <p>
                <Link href={memberHref(merchant, by.id)} className="link">
                  {by.username}
                </Link>{' '}
                <span className="q s">
                  {by.way}, <When at={by.joinedAt} timeZone={timeZone} />
                </span>
              </p>
            ) : (
              <p className="q s">{t('invited_by_nobody')}</p>
            )}
          </Section>
          <Section title={t('friends')}>
            <Facts
              left
              facts={[
                { name: t('friends_count'), value: String(totals.friends) },
                { name: t('friends_depositors'), value: String(totals.depositors) },
                { name: t('friends_deposited'), value: <Sum sum={totals.deposited} of={member} /> },
                { name: t('friends_points'), value: String(totals.points) },
              ]}
            />
            {friends.length === 0 ? (
              <Nothing>{t('friends_none')}</Nothing>
            ) : (
              <table>
                <thead>
                  <tr>
                    <th>{t('column_member')}</th>
                    <th>{t('column_joined')}</th>
                    <th className={styles.wide}>{t('column_way')}</th>
                    <th className="r">{t('column_deposited')}</th>
                    <th className={classes('r', styles.wide)}>{t('figure_points')}</th>
                  </tr>
                </thead>
                <tbody>
                  {friends.map(one => (
                    <tr key={one.id}>
                      <td>
                        <Link href={memberHref(merchant, one.id)} data-row className="link">
                          {one.username}
                        </Link>
                      </td>
                      <td className="q s">
                        <When at={one.joinedAt} timeZone={timeZone} />
                      </td>
                      <td className={classes('q s', styles.wide)}>{one.way}</td>
                      <td className="r">
                        <Sum sum={one.deposited} of={member} />
                      </td>
                      <td className={classes('r', styles.wide)}>{one.points}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            )}
          </Section>
        </>
      )}
    </ReadTab>
  )
}
