import { When } from '#frame/when.tsx'
import type { InZone } from '#pages/members/member.ts'
import type { OpAnswer } from '#request/call.ts'
import { wordsOf } from '#texts/catalogues.ts'
import { useTexts } from '#texts/use-texts.ts'
import { classes } from '#ui/classes.ts'
import { Section } from '#ui/facts.tsx'
import { Nothing } from '#ui/states.tsx'

export type Messages = OpAnswer<'members.messages'>

export const SentMessages = ({ sent, timeZone }: Pick<Messages, 'sent'> & InZone) => {
  const t = useTexts('members')
  return (
    <Section title={t('sent')} beside={<span className="s m">{t('sent_note')}</span>}>
      {sent.length === 0 ? (
        <Nothing>{t('sent_none')}</Nothing>
      ) : (
        <table aria-label={t('sent')}>
          <thead>
            <tr>
              <th>{t('column_when')}</th>
              <th>{t('column_purpose')}</th>
              <th>{t('column_channel')}</th>
              <th>{t('column_to')}</th>
              <th>{t('column_state')}</th>
            </tr>
          </thead>
          <tbody>
            {sent.map((one, at) => (
              <tr key={`${one.at} ${at}`}>
                <td className="q s">
                  <When at={one.at} timeZone={timeZone} />
                </td>
                <td>{wordsOf('members', `sent_${one.what}`, one.what)}</td>
                <td className="q">{wordsOf('members', `channel_${one.channel}`, one.channel)}</td>
                <td className="q nw">{one.to}</td>
                <td className={classes('s', one.outcome === 'sent' ? 'q' : 'warn')}>{wordsOf('members', `outcome_${one.outcome}`, one.outcome)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  )
}
