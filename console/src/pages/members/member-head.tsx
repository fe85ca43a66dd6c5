import type { Permission } from '@foyer/contract/ops/permissions'
import { useState } from 'react'
import { shortTime } from '#format/times.ts'
import { MerchantMark } from '#frame/merchant-mark.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Tag } from '#ui/marks.tsx'
import type { Member } from './member.ts'
import styles from './members.module.css'

/** The dialogs that are opened from a member's page. */
export type MemberDialog = 'lock' | 'end' | 'reset' | 'exclude' | 'close' | 'unlock' | 'recovery' | 'number' | 'rename'

interface ActsProps {
  member: Member
  /** Why this person may not do something here. */
  off: (permission: Permission) => string | undefined
  onOpen: (dialog: MemberDialog) => void
}

/** What is done rarely. */
const More = ({ member, off, onOpen }: ActsProps) => {
  const t = useTexts('members')
  const [isMore, setMore] = useState(false)
  return (
    <span className={styles.more}>
      <Button label={t('more')} onPress={() => setMore(!isMore)}>
        <Icon name="more" />
      </Button>
      {isMore && (
        <span className={styles.menu} role="group" aria-label={t('more')}>
          <Button kind="plain" off={off('members.help')} onPress={() => (setMore(false), onOpen('recovery'))}>
            {t('recovery')}
          </Button>
          <Button kind="plain" off={off('members.help')} onPress={() => (setMore(false), onOpen('number'))}>
            {t('number')}
          </Button>
          <Button kind="plain" off={off('members.rename')} onPress={() => (setMore(false), onOpen('rename'))}>
            {t('rename')}
          </Button>
          <Button kind="plain" off={off('members.exclude')} onPress={() => (setMore(false), onOpen('exclude'))}>
            {t('exclude')}
          </Button>
          <Button
            kind="plain"
            off={off('members.close') ?? (member.closedAt === null ? undefined : t('is_closed'))}
            onPress={() => (setMore(false), onOpen('close'))}
          >
            {t('close')}
          </Button>
        </span>
      )}
    </span>
  )
}

const Acts = ({ member, off, onOpen }: ActsProps) => {
  const t = useTexts('members')
  return (
    <div className="row wrap">
      <Button onPress={() => onOpen('lock')} off={off('members.lock')} keys={['L']}>
        <Icon name="lock" />
        {t('lock')}
      </Button>
      <Button
        onPress={() => onOpen('end')}
        off={off('members.endSessions') ?? (member.counts.sessions === 0 ? t('end_none') : undefined)}
        keys={['E']}
      >
        {t('end_go', { count: member.counts.sessions })}
      </Button>
      <Button onPress={() => onOpen('reset')} off={off('members.resetFactor')}>
        {t('reset')}
      </Button>
      <More member={member} off={off} onOpen={onOpen} />
    </div>
  )
}

interface Props extends ActsProps {
  merchant: string
  timeZone: string | undefined
}

/** Who the member is, and what may be done. */
export const MemberHead = ({ merchant, timeZone, ...acts }: Props) => {
  const t = useTexts('members')
  const { member } = acts
  return (
    <header className={styles.memberHead}>
      <div className="grow">
        <div className="row wrap">
          <span className={styles.memberName}>{member.username}</span>
          <MerchantMark code={merchant} named />
          {member.kind !== 'member' && <Tag>{t(`kind_${member.kind}`)}</Tag>}
          {member.rank !== null && <Tag>{member.rank}</Tag>}
          {member.tags.map(one => (
            <Tag key={one}>{one}</Tag>
          ))}
        </div>
        <p className="s q">
          <span className="mono">{member.id}</span> · {t('since', { when: shortTime(member.registeredAt, timeZone) })}
        </p>
      </div>
      <Acts {...acts} />
    </header>
  )
}
