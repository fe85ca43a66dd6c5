import { exactTime, shortTime } from '#format/times.ts'
import { When } from '#frame/when.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Banner } from '#ui/note.tsx'
import type { Member } from './member.ts'

interface Props {
  member: Member
  timeZone: string | undefined
  onUnlock: () => void
  /** Why the lock cannot be lifted. */
  off: string | undefined
}

/** That the account is closed, locked or paused. */
export const MemberBanners = ({ member, timeZone, onUnlock, off }: Props) => {
  const t = useTexts('members')
  const what = member.locks.map(({ scope }) => t(`scope_${scope}`)).join(', ')
  const [lock] = member.locks
  const { pause } = member
  return (
    <>
      {member.closedAt !== null && <Banner icon="close">{t('banner_closed', { when: shortTime(member.closedAt, timeZone) })}</Banner>}
      {lock && (
        <Banner
          icon="lock"
          tone="warn"
          act={
            <Button small onPress={onUnlock} off={off} keys={['U']}>
              {t('unlock', { what })}
            </Button>
          }
        >
          <b>{lock.until === null ? t('banner_locked', { what }) : t('banner_locked_until', { what, when: shortTime(lock.until, timeZone) })}</b>{' '}
          <span className="q">
            {lock.reason} {lock.by}, <When at={lock.at} timeZone={timeZone} />.
          </span>
        </Banner>
      )}
      {pause && (
        <Banner icon="compliance">
          <b>{t(pause.kind === 'break' ? 'banner_break' : 'banner_excluded')}</b>{' '}
          <span className="q">
            {pause.until === null ? t('without_end') : t('until', { when: exactTime(pause.until, timeZone) })}. {t('banner_pause_note')}
          </span>
        </Banner>
      )}
    </>
  )
}
