import { useLocation, useParams } from 'wouter'
import { Page } from '#frame/page.tsx'
import { pathTo } from '#frame/paths.ts'
import { errorWords, requestIdOf } from '#request/error-words.ts'
import { useOp } from '#request/use-op.ts'
import { useMay } from '#session/session.ts'
import { useOff } from '#session/use-off.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Failed, Nothing, Waiting } from '#ui/states.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { PeopleTable } from './people-table.tsx'
import { PersonDetail } from './person-detail.tsx'
import styles from './staff.module.css'

/** Who works here, what they may, and their sessions. */
export const StaffPage = () => {
  const t = useTexts('staff')
  const may = useMay()
  const off = useOff()
  const { part, id } = useParams<{ part?: string; id?: string }>()
  const [, go] = useLocation()
  const { value, error, again } = useOp('staff.list', {})
  const person = part === 'person' ? value?.people.find(one => one.id === id) : undefined
  const body = () => {
    if (!value)
      return error === undefined ? (
        <Waiting />
      ) : (
        <Failed onAgain={again} requestId={requestIdOf(error)}>
          {errorWords(error)}
        </Failed>
      )
    if (part === 'person') return person ? <PersonDetail person={person} /> : <Nothing>{t('unknown')}</Nothing>
    return (
      <>
        <div className={styles.head}>
          <p className="q">{t('count', { count: value.people.filter(({ endedAt }) => endedAt === null).length })}</p>
          <span className="end">
            <Button kind="go" off={off('staff.invite')} onPress={() => go(pathTo('staff', 'invite'))}>
              {t('invite')}
            </Button>
          </span>
        </div>
        <PeopleTable people={value.people} />
      </>
    )
  }
  return (
    <Page title={person?.login ?? t('title')} {...(part === 'person' && { above: [{ words: t('title'), href: pathTo('staff') }] })}>
      {body()}
      {part === 'invite' && may('staff.invite') && <InviteDialog onClose={() => go(pathTo('staff'))} />}
    </Page>
  )
}
