import { useState } from 'react'
import { Link } from 'wouter'
import { deviceOf } from '#format/device-words.ts'
import { exactTime } from '#format/times.ts'
import { Place } from '#frame/place-words.tsx'
import { useOff } from '#session/use-off.ts'
import { wordsOf } from '#texts/catalogues.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Age } from '#ui/age/age.tsx'
import { Button } from '#ui/button.tsx'
import { Section } from '#ui/facts.tsx'
import { Tag } from '#ui/marks.tsx'
import { Banner } from '#ui/note.tsx'
import { Nothing } from '#ui/states.tsx'
import type { Person } from './people-table.tsx'
import { EndSessionsDialog, GrantDialog, LeaveDialog, RevokeDialog } from './person-acts.tsx'
import type { RoleChoice } from './role-fields.tsx'
import styles from './staff.module.css'

type Open = 'grant' | 'end' | 'leave' | RoleChoice

interface ActsProps {
  person: Person
  onOpen: (dialog: Open) => void
}

/** Who it is, and what may be done while they are with the house. */
const Head = ({ person, onOpen }: ActsProps) => {
  const t = useTexts('staff')
  const off = useOff()
  return (
    <div className={styles.name}>
      <div>
        <h2>{person.name}</h2>
        <p className="m s">
          {person.login} ·{' '}
          <Link className="link" href={`/audit?person=${person.id}`}>
            {t('what_they_did')}
          </Link>
        </p>
      </div>
      {person.endedAt === null && (
        <div className={styles.acts}>
          <Button off={off('staff.grant')} onPress={() => onOpen('grant')}>
            {t('grant')}
          </Button>
          <Button off={off('staff.endSessions') ?? (person.sessions.length === 0 ? t('no_session') : undefined)} onPress={() => onOpen('end')}>
            {t('end_act', { count: person.sessions.length })}
          </Button>
          <Button kind="no" off={off('staff.endSessions')} onPress={() => onOpen('leave')}>
            {t('leave')}
          </Button>
        </div>
      )}
    </div>
  )
}

const Roles = ({ person, onOpen }: ActsProps) => {
  const t = useTexts('staff')
  const off = useOff()
  return (
    <Section title={t('roles')}>
      {person.grants.length === 0 && <Nothing>{t('no_role')}</Nothing>}
      {person.grants.length > 0 && (
        <table aria-label={t('roles')}>
          <tbody>
            {person.grants.map(grant => (
              <tr key={`${grant.merchant} ${grant.role}`}>
                <td>
                  <Tag>{wordsOf('shell', `role_${grant.role}`)}</Tag>
                </td>
                <td>
                  <Place code={grant.merchant} />
                </td>
                <td className="r">
                  <Button small kind="plain" off={off('staff.grant')} onPress={() => onOpen(grant)}>
                    {t('revoke')}
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  )
}

const Sessions = ({ person }: Pick<ActsProps, 'person'>) => {
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

/** One of the staff: roles, sessions, and what an owner may do about them. */
export const PersonDetail = ({ person }: { person: Person }) => {
  const t = useTexts('staff')
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  return (
    <div className={styles.person}>
      <Head person={person} onOpen={setOpen} />
      {person.endedAt !== null && <Banner tone="bad">{t('left_at', { at: exactTime(person.endedAt) })}</Banner>}
      {!person.isEnrolled && person.endedAt === null && <Banner tone="accent">{t('not_enrolled')}</Banner>}
      <Roles person={person} onOpen={setOpen} />
      <Sessions person={person} />
      {open === 'grant' && <GrantDialog person={person} onClose={close} />}
      {open === 'end' && <EndSessionsDialog person={person} onClose={close} />}
      {open === 'leave' && <LeaveDialog person={person} onClose={close} />}
      {typeof open === 'object' && <RevokeDialog person={person} grant={open} onClose={close} />}
    </div>
  )
}
