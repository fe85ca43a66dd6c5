import { exactTime } from '#format/times.ts'
import type { TabProps } from '#pages/members/member.ts'
import type { OpAnswer } from '#request/call.ts'
import { wordsOf } from '#texts/catalogues.ts'
import { useTexts } from '#texts/use-texts.ts'
import { classes } from '#ui/classes.ts'
import { Section } from '#ui/facts.tsx'
import { Nothing } from '#ui/states.tsx'
import { sumWords } from '#ui/sum.tsx'
import styles from '#pages/members/members.module.css'

export type MemberLimits = OpAnswer<'members.limits'>

/** How much of each limit is used, and what a member has asked to raise. */
export const LimitTable = ({ limits, member, timeZone }: Pick<MemberLimits, 'limits'> & Pick<TabProps, 'member' | 'timeZone'>) => {
  const t = useTexts('members')
  const words = (kind: string, sum: number) => (kind === 'time' ? t('minutes', { count: sum }) : sumWords(sum, member))
  return (
    <Section title={t('limits')} beside={<span className="s m">{t('limits_by_member')}</span>}>
      {limits.length === 0 ? (
        <Nothing>{t('limits_none')}</Nothing>
      ) : (
        <table>
          <thead>
            <tr>
              <th>{t('column_limit')}</th>
              <th className="r">{t('column_used')}</th>
              <th className="r">{t('column_most')}</th>
              <th className={styles.wide}>{t('column_begins_anew')}</th>
              <th className={styles.wide}>{t('column_raise')}</th>
            </tr>
          </thead>
          <tbody>
            {limits.map(one => (
              <tr key={`${one.kind} ${one.period}`}>
                <td>{t('limit_of', { kind: wordsOf('members', `limit_${one.kind}`), period: wordsOf('members', `period_${one.period}`) })}</td>
                <td className="r">{words(one.kind, one.used)}</td>
                <td className="r">{words(one.kind, one.most)}</td>
                <td className={classes('q s', styles.wide)}>{exactTime(one.endsAt, timeZone)}</td>
                <td className={classes('q s', styles.wide)}>
                  {one.raise &&
                    t('raise_to', {
                      to: one.raise.to === null ? t('raise_none') : words(one.kind, one.raise.to),
                      when: exactTime(one.raise.from, timeZone),
                    })}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  )
}
