import { Link } from 'wouter'
import { pathTo } from '#frame/paths.ts'
import { useOff } from '#session/use-off.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { entrancesOf, type Person } from './people-table.tsx'
import type { RoleChoice } from './role-fields.tsx'
import styles from './staff.module.css'

export type Open = 'grant' | 'end' | 'leave' | RoleChoice

export interface PersonPartProps {
  person: Person
  onOpen: (dialog: Open) => void
}

/** Who it is, and what may be done while they are with the house. */
export const PersonHead = ({ person, onOpen }: PersonPartProps) => {
  const t = useTexts('staff')
  const off = useOff()
  return (
    <div className={styles.name}>
      <div>
        <h2>{person.name}</h2>
        <p className="m s">
          {person.login} ·{' '}
          <Link className="link" href={`${pathTo('audit')}?person=${person.id}`}>
            {t('what_they_did')}
          </Link>
        </p>
      </div>
      {person.endedAt === null && (
        <div className={styles.acts}>
          <Button off={off('staff.grant')} onPress={() => onOpen('grant')}>
            {t('grant')}
          </Button>
          <Button off={off('staff.endSessions') ?? (entrancesOf(person) === 0 ? t('no_session') : undefined)} onPress={() => onOpen('end')}>
            {t('end_act', { count: entrancesOf(person) })}
          </Button>
          <Button kind="no" off={off('staff.endSessions')} onPress={() => onOpen('leave')}>
            {t('leave')}
          </Button>
        </div>
      )}
    </div>
  )
}
