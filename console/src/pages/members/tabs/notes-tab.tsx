import { When } from '#frame/when.tsx'
import type { TabProps } from '#pages/members/member.ts'
import { useAct } from '#request/use-op.ts'
import { useMay } from '#session/session.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Section } from '#ui/facts.tsx'
import { Nothing } from '#ui/states.tsx'
import styles from '#pages/members/members.module.css'

export const NotesTab = ({ member, merchant, timeZone }: TabProps) => {
  const t = useTexts('members')
  const may = useMay()
  const { act, busy } = useAct('members.removeNote')
  const off = may('members.note', merchant) ? undefined : t('not_your_role')
  return (
    <Section title={t('notes')} beside={<span className="s m">{t('notes_about')}</span>}>
      {member.notes.length === 0 && <Nothing below={t('notes_below')}>{t('notes_none')}</Nothing>}
      {member.notes.map(({ id, text, by, at }) => (
        <div key={id} className={styles.noteRow}>
          <div className="grow">
            <p className={styles.noteText}>{text}</p>
            <p className="s m">
              {by}, <When at={at} timeZone={timeZone} />
            </p>
          </div>
          <Button small kind="plain" off={off} busy={busy} onPress={() => void act({ id: member.id, note: id }, merchant)}>
            {t('note_remove')}
          </Button>
        </div>
      ))}
    </Section>
  )
}
