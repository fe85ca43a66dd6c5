import { useEffect, useState } from 'react'
import { UnmaskDialog } from '#pages/members/dialogs/unmask-dialog.tsx'
import type { TabProps } from '#pages/members/member.ts'
import type { OpAnswer } from '#request/call.ts'
import { useOff } from '#session/use-off.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Facts, Section } from '#ui/facts.tsx'
import { ShowMasked } from '#ui/person.tsx'

type Shown = OpAnswer<'members.unmask'>

export const PersonFacts = ({ member, merchant }: TabProps) => {
  const t = useTexts('members')
  const off = useOff()
  const [asks, setAsks] = useState(false)
  const [shown, setShown] = useState<Shown>()
  // Masked again by itself: a screen that is left alone shows nobody.
  useEffect(() => {
    if (!shown) return
    const timer = setTimeout(() => setShown(undefined), Math.max(0, Date.parse(shown.until) - Date.now()))
    return () => clearTimeout(timer)
  }, [shown])
  const person = shown?.person ?? member.person
  const none = <span className="m">–</span>
  return (
    <Section title={t('person')} beside={<span className="s m">{shown ? t('shown_until', { when: shown.until.slice(11, 16) }) : t('masked')}</span>}>
      <Facts
        facts={[
          { name: t('person_name'), value: person.payeeName ?? none },
          { name: t('person_email'), value: person.email ?? none },
          { name: t('person_number'), value: person.mobile ?? none },
          { name: t('person_birthday'), value: person.birthday ?? none },
          { name: t('person_language'), value: member.language ?? none },
        ]}
      />
      {!shown && <ShowMasked onPress={() => setAsks(true)} off={off('members.unmask', merchant)} />}
      {asks && <UnmaskDialog merchant={merchant} id={member.id} username={member.username} onShown={setShown} onClose={() => setAsks(false)} />}
    </Section>
  )
}
