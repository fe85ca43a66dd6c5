import type { Permission } from '@foyer/contract/ops/permissions'
import { useState } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import type { Member } from './member.ts'
import styles from './members.module.css'

/** The dialogs that are opened from a member's page. */
export type MemberDialog = 'lock' | 'end' | 'reset' | 'exclude' | 'close' | 'unlock' | 'recovery' | 'number' | 'rename'

export interface MemberActsProps {
  member: Member
  /** Why this person may not do something here. */
  off: (permission: Permission) => string | undefined
  onOpen: (dialog: MemberDialog) => void
}

/** What is done rarely. */
const More = ({ member, off, onOpen }: MemberActsProps) => {
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

export const MemberActs = ({ member, off, onOpen }: MemberActsProps) => {
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
