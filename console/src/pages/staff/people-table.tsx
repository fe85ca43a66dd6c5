import { Link } from 'wouter'
import { pathTo } from '#frame/paths.ts'
import { Place } from '#frame/place-words.tsx'
import type { OpAnswer } from '#request/call.ts'
import { wordsOf } from '#texts/catalogues.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Age } from '#ui/age/age.tsx'
import { classes } from '#ui/classes.ts'
import { State, Tag } from '#ui/marks.tsx'
import styles from './staff.module.css'

export type Person = OpAnswer<'staff.list'>['people'][number]

const PersonState = ({ person }: { person: Person }) => {
  const t = useTexts('staff')
  if (person.endedAt !== null) return <State>{t('left')}</State>
  if (!person.isEnrolled) return <State tone="accent">{t('invited')}</State>
  return person.sessions.length > 0 ? <State tone="good">{t('signed_in')}</State> : <State>{t('signed_out')}</State>
}

/** The roles of a person, each with its merchant where it is not every one. */
export const Roles = ({ person }: { person: Person }) => (
  <span className={styles.roles}>
    {person.grants.map(({ merchant, role }) => (
      <Tag key={`${merchant} ${role}`}>
        <span className="row">
          {wordsOf('shell', `role_${role}`)}
          {merchant !== '*' && <Place code={merchant} />}
        </span>
      </Tag>
    ))}
  </span>
)

/** How many ways this person is in by: sessions, and tokens of programs. They end together. */
export const entrancesOf = ({ sessions, tokens }: Person): number => sessions.length + tokens.length

const lastSeen = ({ sessions }: Person): string | undefined =>
  sessions
    .map(({ seenAt }) => seenAt)
    .toSorted()
    .at(-1)

export const PeopleTable = ({ people }: { people: readonly Person[] }) => {
  const t = useTexts('staff')
  return (
    <table className={styles.table} aria-label={t('people')}>
      <thead>
        <tr>
          <th>{t('login')}</th>
          <th className={styles.late}>{t('name')}</th>
          <th>{t('roles')}</th>
          <th className={styles.late}>{t('state')}</th>
          <th className={classes('r', styles.late)}>{t('seen')}</th>
        </tr>
      </thead>
      <tbody>
        {people.map(person => {
          const seen = lastSeen(person)
          return (
            <tr key={person.id}>
              <td>
                <Link href={pathTo('staff', 'person', person.id)} data-row>
                  <b>{person.login}</b>
                </Link>
              </td>
              <td className={classes('q', styles.late)}>{person.name}</td>
              <td>
                <Roles person={person} />
              </td>
              <td className={styles.late}>
                <PersonState person={person} />
              </td>
              <td className={classes('r', styles.late)}>{seen === undefined ? <span className="m">–</span> : <Age since={seen} />}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
