import { exactTime } from '#format/times.ts'
import { ReadTab } from '#frame/read-tab.tsx'
import { When } from '#frame/when.tsx'
import type { TabProps } from '#pages/members/member.ts'
import { useOp } from '#request/use-op.ts'
import { wordsOf } from '#texts/catalogues.ts'
import { useTexts } from '#texts/use-texts.ts'
import { classes } from '#ui/classes.ts'
import { Section } from '#ui/facts.tsx'
import { Nothing } from '#ui/states.tsx'
import { Sum } from '#ui/sum.tsx'
import styles from '#pages/members/members.module.css'

export const RewardsTab = ({ member, merchant, timeZone }: TabProps) => {
  const t = useTexts('members')
  const read = useOp('members.rewards', { id: member.id }, merchant)
  return (
    <ReadTab read={read}>
      {({ claims, credits }) => (
        <>
          <Section title={t('claims')}>
            {claims.length === 0 ? (
              <Nothing>{t('claims_none')}</Nothing>
            ) : (
              <table>
                <thead>
                  <tr>
                    <th>{t('column_when')}</th>
                    <th>{t('column_reward')}</th>
                    <th className={styles.wide}>{t('column_turn')}</th>
                    <th className="r">{t('figure_points')}</th>
                    <th className="r">{t('figure_credit')}</th>
                  </tr>
                </thead>
                <tbody>
                  {claims.map(one => (
                    <tr key={`${one.promotionId} ${one.turn}`}>
                      <td className="q s">
                        <When at={one.claimedAt} timeZone={timeZone} />
                      </td>
                      <td>
                        {one.name} {one.ticket !== null && <span className="q">{t('with_ticket', { lottery: one.ticket })}</span>}
                      </td>
                      <td className={classes('q s', styles.wide)}>{one.turn}</td>
                      <td className="r">{one.points > 0 && one.points}</td>
                      <td className="r">{one.credit !== null && <Sum sum={one.credit} of={member} />}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            )}
          </Section>
          <Section title={t('credits')}>
            {credits.length === 0 ? (
              <p className="q s">{t('credits_none')}</p>
            ) : (
              credits.map(one => (
                <p key={`${one.endsAt} ${one.amount}`} className={styles.openLine}>
                  <span>
                    <Sum sum={one.amount} of={member} /> <span className="q">{wordsOf('members', `credit_${one.state}`, one.state)}</span>
                  </span>
                  <span className="q s">
                    {t('credit_staked', { staked: String(one.staked / 10 ** member.decimals), needed: String(one.needed / 10 ** member.decimals) })},{' '}
                    {exactTime(one.endedAt ?? one.endsAt, timeZone)}
                  </span>
                </p>
              ))
            )}
          </Section>
        </>
      )}
    </ReadTab>
  )
}
