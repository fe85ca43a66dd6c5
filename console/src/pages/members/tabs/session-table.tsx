import { deviceOf } from '#format/device-words.ts'
import { When } from '#frame/when.tsx'
import type { TabProps } from '#pages/members/member.ts'
import type { OpAnswer } from '#request/call.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { Tag } from '#ui/marks.tsx'
import styles from '#pages/members/members.module.css'

interface SessionTableProps extends Pick<TabProps, 'timeZone'> {
  readonly sessions: OpAnswer<'members.sessions'>['sessions']
  /** Why this person may not end sessions. */
  readonly off: string | undefined
  readonly onEnd: (id: string) => void
}

/** Where a member is signed in. */
export const SessionTable = ({ sessions, timeZone, off, onEnd }: SessionTableProps) => {
  const t = useTexts('members')
  return (
    <table>
      <thead>
        <tr>
          <th>{t('column_device')}</th>
          <th className={styles.wide}>{t('column_network')}</th>
          <th>{t('column_last_used')}</th>
          <th className={styles.wide}>{t('column_opened')}</th>
          <th aria-label={t('end_one_go')} />
        </tr>
      </thead>
      <tbody>
        {sessions.map(one => (
          <tr key={one.id}>
            <td>
              <span className={styles.agent} title={one.userAgent}>
                {deviceOf(one.userAgent)}
              </span>{' '}
              {one.push && <Tag>{t('gets_pushes')}</Tag>}
              {one.deviceId !== null && <span className={classes('mono m', styles.block)}>{one.deviceId}</span>}
            </td>
            <td className={classes('q', styles.wide)}>{one.network}</td>
            <td className="q s">
              <When at={one.lastUsedAt} timeZone={timeZone} />
            </td>
            <td className={classes('q s', styles.wide)}>
              <When at={one.openedAt} timeZone={timeZone} />
            </td>
            <td className="r">
              <Button small off={off} onPress={() => onEnd(one.id)}>
                {t('end_one')}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
