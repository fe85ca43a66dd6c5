import { useState } from 'react'
import { exactTime } from '#format/times.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Banner } from '#ui/note.tsx'
import type { Person } from './people-table.tsx'
import { EndSessionsDialog, LeaveDialog } from './person-acts.tsx'
import { PersonHead, type Open } from './person-head.tsx'
import { PersonPasskeys } from './person-passkeys.tsx'
import { PersonRoles } from './person-roles.tsx'
import { PersonSessions } from './person-sessions.tsx'
import { PersonTokens } from './person-tokens.tsx'
import { GrantDialog, RevokeDialog } from './role-dialogs.tsx'
import styles from './staff.module.css'

/** One of the staff: roles, sessions, and what an owner may do about them. */
export const PersonDetail = ({ person }: { person: Person }) => {
  const t = useTexts('staff')
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  return (
    <div className={styles.person}>
      <PersonHead person={person} onOpen={setOpen} />
      {person.endedAt !== null && <Banner tone="bad">{t('left_at', { at: exactTime(person.endedAt) })}</Banner>}
      {!person.isEnrolled && person.endedAt === null && <Banner tone="accent">{t('not_enrolled')}</Banner>}
      <PersonRoles person={person} onOpen={setOpen} />
      <PersonSessions person={person} />
      <PersonTokens person={person} />
      <PersonPasskeys person={person} />
      {open === 'grant' && <GrantDialog person={person} onClose={close} />}
      {open === 'end' && <EndSessionsDialog person={person} onClose={close} />}
      {open === 'leave' && <LeaveDialog person={person} onClose={close} />}
      {typeof open === 'object' && <RevokeDialog person={person} grant={open} onClose={close} />}
    </div>
  )
}
