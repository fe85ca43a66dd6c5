import { exactTime } from '#format/times.ts'
import type { TabProps } from '#pages/members/member.ts'
import { wordsOf } from '#texts/catalogues.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Section } from '#ui/facts.tsx'
import { Nothing } from '#ui/states.tsx'
import type { MemberLimits } from './limit-table.tsx'

/** Facts of the log as they stand there, each with its name. */
const factsOf = (json: string): string =>
  Object.entries((JSON.parse(json) ?? {}) as Readonly<Record<string, unknown>>)
    .filter(([, value]) => value !== null && typeof value !== 'object')
    .map(([name, value]) => `${name} ${String(value)}`)
    .join(', ')

export const LimitsHistory = ({ history, timeZone }: Pick<MemberLimits, 'history'> & Pick<TabProps, 'timeZone'>) => {
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
