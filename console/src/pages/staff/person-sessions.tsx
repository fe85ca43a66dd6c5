import { deviceOf } from '#format/device-words.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Age } from '#ui/age/age.tsx'
import { Section } from '#ui/facts.tsx'
import { Nothing } from '#ui/states.tsx'
import type { PersonPartProps } from './person-head.tsx'

export const PersonSessions = ({ person }: Pick<PersonPartProps, 'person'>) => {
  const t = useTexts('staff')
  return (
    <Section title={t('sessions')} beside={t('session_rule')}>
      {person.sessions.length === 0 && <Nothing>{t('no_session')}</Nothing>}
      {person.sessions.length > 0 && (
        <table aria-label={t('sessions')}>
          <thead>
            <tr>
              <th>{t('device')}</th>
              <th>{t('address')}</th>
              <th className="r">{t('begun')}</th>
              <th className="r">{t('seen')}</th>
            </tr>
          </thead>
          <tbody>
            {person.sessions.map(({ begunAt, seenAt, ip, userAgent }) => (
              <tr key={`${begunAt} ${ip}`}>
                <td title={userAgent}>{deviceOf(userAgent)}</td>
                <td className="mono">{ip}</td>
                <td className="r">
                  <Age since={begunAt} />
                </td>
                <td className="r">
                  <Age since={seenAt} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  )
}
