import { exactTime } from '#format/times.ts'
import { ReadTab } from '#frame/read-tab.tsx'
import { When } from '#frame/when.tsx'
import type { TabProps } from '#pages/members/member.ts'
import { sumWords } from '#pages/members/sum.tsx'
import type { OpAnswer } from '#request/call.ts'
import { useOp } from '#request/use-op.ts'
import { wordsOf } from '#texts/catalogues.ts'
import { useTexts } from '#texts/use-texts.ts'
import { classes } from '#ui/classes.ts'
import { Facts, Section } from '#ui/facts.tsx'
import { Nothing } from '#ui/states.tsx'
import styles from '#pages/members/members.module.css'

type Answer = OpAnswer<'members.limits'>

/** How much of each limit is used, and what a member has asked to raise. */
const Limits = ({ limits, member, timeZone }: Pick<Answer, 'limits'> & Pick<TabProps, 'member' | 'timeZone'>) => {
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

/** Whether play is paused, and how long the member has played. */
const Pauses = ({ pause, realityMinutes, sitting, timeZone }: Pick<Answer, 'pause' | 'realityMinutes' | 'sitting'> & Pick<TabProps, 'timeZone'>) => {
  const t = useTexts('members')
  return (
    <Section title={t('pauses')}>
      <Facts
        left
        facts={[
          {
            name: t('pause'),
            value: pause
              ? `${t(pause.kind === 'break' ? 'banner_break' : 'banner_excluded')} ${pause.until === null ? t('without_end') : t('until', { when: exactTime(pause.until, timeZone) })}`
              : t('pause_none'),
          },
          { name: t('reality'), value: t('reality_every', { count: realityMinutes }) },
          {
            name: t('sitting'),
            value: sitting ? (
              <>
                {t('minutes', { count: sitting.playedMinutes })}, <When at={sitting.heardAt} timeZone={timeZone} />
              </>
            ) : (
              t('sitting_none')
            ),
          },
          { name: t('checked'), value: sitting ? t('checked_at', { count: sitting.checkedMinutes }) : '–' },
        ]}
      />
    </Section>
  )
}

/** Facts of the log as they stand there, each with its name. */
const factsOf = (json: string): string =>
  Object.entries((JSON.parse(json) ?? {}) as Readonly<Record<string, unknown>>)
    .filter(([, value]) => value !== null && typeof value !== 'object')
    .map(([name, value]) => `${name} ${String(value)}`)
    .join(', ')

const LimitsHistory = ({ history, timeZone }: Pick<Answer, 'history'> & Pick<TabProps, 'timeZone'>) => {
  const t = useTexts('members')
  return (
    <Section title={t('limits_history')}>
      {history.length === 0 ? (
        <Nothing>{t('limits_history_none')}</Nothing>
      ) : (
        <table aria-label={t('limits_history')}>
          <thead>
            <tr>
              <th>{t('column_when')}</th>
              <th>{t('column_what')}</th>
              <th>{t('column_facts')}</th>
            </tr>
          </thead>
          <tbody>
            {history.map(({ at, event, what }) => (
              <tr key={`${at} ${event} ${what}`}>
                <td className="q s nw">{exactTime(at, timeZone)}</td>
                <td>{wordsOf('members', `play_${event.slice('play.'.length)}`, event)}</td>
                <td className="mono m">{factsOf(what)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  )
}

/** What the member paid in, took out and has here. */
const Position = ({ position, member }: Pick<Answer, 'position'> & Pick<TabProps, 'member'>) => {
  const t = useTexts('members')
  return (
    <Section title={t('position')}>
      <Facts
        left
        facts={[
          { name: t('position_in'), value: sumWords(position.paidIn, member) },
          { name: t('position_out'), value: sumWords(position.takenOut, member) },
          { name: t('position_here'), value: sumWords(position.here, member) },
        ]}
      />
    </Section>
  )
}

export const LimitsTab = ({ member, merchant, timeZone }: TabProps) => {
  const read = useOp('members.limits', { id: member.id }, merchant)
  return (
    <ReadTab read={read}>
      {({ limits, pause, realityMinutes, sitting, position, history }) => (
        <>
          <Limits limits={limits} member={member} timeZone={timeZone} />
          <Pauses pause={pause} realityMinutes={realityMinutes} sitting={sitting} timeZone={timeZone} />
          <LimitsHistory history={history} timeZone={timeZone} />
          <Position position={position} member={member} />
        </>
      )}
    </ReadTab>
  )
}
