import { ReadTab } from '#frame/read-tab.tsx'
import { When } from '#frame/when.tsx'
import type { TabProps } from '#pages/members/member.ts'
import { useOp } from '#request/use-op.ts'
import { wordsOf } from '#texts/catalogues.ts'
import { useTexts } from '#texts/use-texts.ts'
import { classes } from '#ui/classes.ts'
import { Facts, Section } from '#ui/facts.tsx'
import { Nothing } from '#ui/states.tsx'
import { eventWords } from './event-words.ts'
import styles from '#pages/members/members.module.css'

export const SecurityTab = ({ member, merchant, timeZone }: TabProps) => {
  const t = useTexts('members')
  const read = useOp('members.security', { id: member.id }, merchant)
  return (
    <ReadTab read={read}>
      {({ hasPassword, passwordChangedAt, alwaysAsk, factors, identities, events }) => (
        <>
          <Section title={t('ways')}>
            <Facts
              left
              facts={[
                {
                  name: t('password'),
                  value: hasPassword ? (
                    <>
                      {t('password_since')} <When at={passwordChangedAt} timeZone={timeZone} />
                    </>
                  ) : (
                    t('password_none')
                  ),
                },
                ...factors.map(one => ({
                  name: t(`factor_${one.factor}`),
                  value: `${one.shown} ${one.isLastWay ? t('factor_last') : ''}`.trim() || t('factor_set'),
                })),
                ...identities.map(one => ({ name: one.channel ?? one.issuer, value: <When at={one.lastUsedAt} timeZone={timeZone} /> })),
                { name: t('always_ask'), value: t(alwaysAsk ? 'yes' : 'no') },
              ]}
            />
          </Section>
          <Section title={t('events')}>
            {events.length === 0 ? (
              <Nothing>{t('events_none')}</Nothing>
            ) : (
              <table>
                <thead>
                  <tr>
                    <th>{t('column_when')}</th>
                    <th>{t('column_what')}</th>
                    <th className={styles.wide}>{t('column_detail')}</th>
                    <th className={styles.wide}>{t('column_network')}</th>
                  </tr>
                </thead>
                <tbody>
                  {events.map((one, at) => (
                    <tr key={`${one.at} ${at}`}>
                      <td className="q s">
                        <When at={one.at} timeZone={timeZone} />
                      </td>
                      <td className={one.event === 'login.failed' ? 'warn' : undefined}>
                        {wordsOf('members', `lately_security_${one.event}`, one.event)}
                      </td>
                      <td className={classes('q s', styles.wide)}>{eventWords(one.detail, member, t)}</td>
                      <td className={classes('q s', styles.wide)} title={one.userAgent}>
                        {one.network}
                      </td>
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
