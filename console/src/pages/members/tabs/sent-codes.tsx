import { When } from '#frame/when.tsx'
import type { InZone } from '#pages/members/member.ts'
import { useTexts } from '#texts/use-texts.ts'
import { classes } from '#ui/classes.ts'
import { Section } from '#ui/facts.tsx'
import { Nothing } from '#ui/states.tsx'
import type { Messages } from './sent-messages.tsx'

export const SentCodes = ({ codes, timeZone }: Pick<Messages, 'codes'> & InZone) => {
  const t = useTexts('members')
  return (
    <Section title={t('codes')} beside={<span className="s m">{t('codes_note')}</span>}>
      {codes.length === 0 ? (
        <Nothing>{t('codes_none')}</Nothing>
      ) : (
        <table>
          <thead>
            <tr>
              <th>{t('column_when')}</th>
              <th>{t('column_purpose')}</th>
              <th>{t('column_channel')}</th>
              <th>{t('column_state')}</th>
            </tr>
          </thead>
          <tbody>
            {codes.map((one, at) => (
              <tr key={`${one.at} ${at}`}>
                <td className="q s">
                  <When at={one.at} timeZone={timeZone} />
                </td>
                <td>{one.purpose}</td>
                <td className="q">{one.channel}</td>
                <td className={classes('s', one.isRefused ? 'warn' : 'q')}>{t(one.isRefused ? 'code_refused' : 'code_sent')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  )
}
