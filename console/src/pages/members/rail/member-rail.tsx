import type { TabProps } from '#pages/members/member.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Age } from '#ui/age/age.tsx'
import { Section } from '#ui/facts.tsx'
import { Sum } from '#ui/sum.tsx'
import { LimitBars } from './limit-bars.tsx'
import { PersonFacts } from './person-facts.tsx'
import { RailNotes } from './rail-notes.tsx'
import { RailTags } from './rail-tags.tsx'
import styles from '#pages/members/members.module.css'

/** What is read first, beside every tab. */
export const MemberRail = (props: TabProps) => {
  const t = useTexts('members')
  const { member, timeZone } = props
  return (
    <>
      <PersonFacts {...props} />
      <LimitBars member={member} />
      <RailNotes {...props} />
      <RailTags {...props} />
      <Section title={t('open')}>
        {member.open.length === 0 && <p className="q s">{t('open_none')}</p>}
        {member.open.map(({ kind, id, amount, since }) => (
          <p key={`${kind} ${id}`} className={styles.openLine}>
            <span>
              {t(`open_${kind}`)} {amount !== null && <Sum sum={amount} of={member} />}
            </span>
            <Age since={since} timeZone={timeZone} />
          </p>
        ))}
      </Section>
    </>
  )
}
