import { ReadTab } from '#frame/read-tab.tsx'
import { When } from '#frame/when.tsx'
import type { TabProps } from '#pages/members/member.ts'
import type { OpAnswer } from '#request/call.ts'
import { useOp } from '#request/use-op.ts'
import { wordsOf } from '#texts/catalogues.ts'
import { useTexts } from '#texts/use-texts.ts'
import { classes } from '#ui/classes.ts'
import { Section } from '#ui/facts.tsx'
import { Nothing } from '#ui/states.tsx'
import styles from '#pages/members/members.module.css'

type Messages = OpAnswer<'members.messages'>
type InZone = Pick<TabProps, 'timeZone'>

const Sent = ({ sent, timeZone }: Pick<Messages, 'sent'> & InZone) => {
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

const Codes = ({ codes, timeZone }: Pick<Messages, 'codes'> & InZone) => {
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

const Pushes = ({ pushes, refused, timeZone }: Pick<Messages, 'pushes' | 'refused'> & InZone) => {
  const t = useTexts('members')
  return (
    <Section title={t('pushes')}>
      {pushes.length === 0 ? (
        <Nothing>{t('pushes_none')}</Nothing>
      ) : (
        <table>
          <thead>
            <tr>
              <th>{t('column_when')}</th>
              <th>{t('column_title')}</th>
              <th className={styles.wide}>{t('column_page')}</th>
              <th className="r">{t('column_reached')}</th>
              <th className={classes('r', styles.wide)}>{t('column_opened_push')}</th>
            </tr>
          </thead>
          <tbody>
            {pushes.map((one, at) => (
              <tr key={`${one.at} ${at}`}>
                <td className="q s">
                  <When at={one.at} timeZone={timeZone} />
                </td>
                <td>{wordsOf('members', `push_${one.title}`, one.title)}</td>
                <td className={classes('mono m', styles.wide)}>{one.path}</td>
                <td className="r">{one.accepted}</td>
                <td className={classes('r', styles.wide)}>{one.tapped}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {refused.length > 0 && <p className="q s">{t('pushes_off', { kinds: refused.join(', ') })}</p>}
    </Section>
  )
}

/** That a code was sent, when and by which way: never the code. */
export const MessagesTab = ({ member, merchant, timeZone }: TabProps) => {
  const read = useOp('members.messages', { id: member.id }, merchant)
  return (
    <ReadTab read={read}>
      {({ codes, pushes, refused, sent }) => (
        <>
          <Sent sent={sent} timeZone={timeZone} />
          <Codes codes={codes} timeZone={timeZone} />
          <Pushes pushes={pushes} refused={refused} timeZone={timeZone} />
        </>
      )}
    </ReadTab>
  )
}
