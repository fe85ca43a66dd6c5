import { When } from '#frame/when.tsx'
import type { InZone } from '#pages/members/member.ts'
import { wordsOf } from '#texts/catalogues.ts'
import { useTexts } from '#texts/use-texts.ts'
import { classes } from '#ui/classes.ts'
import { Section } from '#ui/facts.tsx'
import { Nothing } from '#ui/states.tsx'
import type { Messages } from './sent-messages.tsx'
import styles from '#pages/members/members.module.css'

export const SentPushes = ({ pushes, refused, timeZone }: Pick<Messages, 'pushes' | 'refused'> & InZone) => {
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
