import { useState } from 'react'
import { useKey } from '#keys/use-keys.ts'
import { LockDialog } from '#pages/members/dialogs/lock-dialog.tsx'
import { TagDialog } from '#pages/members/dialogs/tag-dialog.tsx'
import { useMay } from '#session/session.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import type { FoundMember } from './found-member.ts'
import styles from '#pages/members/members.module.css'

/** What can be done with several at once: those of one merchant, because each act is one merchant's. */
export const ChosenBar = ({ found, onDone }: { found: readonly FoundMember[]; onDone: () => void }) => {
  const t = useTexts('members')
  const may = useMay()
  const [open, setOpen] = useState<'tag' | 'lock'>()
  const merchants = new Set(found.map(({ merchant }) => merchant))
  const [merchant = ''] = merchants
  const several = merchants.size > 1 ? t('one_merchant') : undefined
  const off = (permission: 'members.note' | 'members.lock') => several ?? (may(permission, merchant) ? undefined : t('not_your_role'))
  const members = found.map(({ row }) => ({ id: row.id, username: row.username, locks: row.locks }))
  useKey('t', t('add_tag'), () => setOpen('tag'), { off: off('members.note') !== undefined })
  useKey('l', t('lock'), () => setOpen('lock'), { off: off('members.lock') !== undefined })
  const done = () => {
    setOpen(undefined)
    onDone()
  }
  return (
    <div className={styles.bar} role="region" aria-label={t('chosen', { count: found.length })}>
      <b>{t('chosen', { count: found.length })}</b>
      <Button kind="plain" onPress={() => setOpen('tag')} off={off('members.note')} keys={['T']}>
        <Icon name="tag" />
        {t('add_tag')}
      </Button>
      <Button kind="plain" onPress={() => setOpen('lock')} off={off('members.lock')} keys={['L']}>
        <Icon name="lock" />
        {t('lock_several', { count: found.length })}
      </Button>
      <span className="end">
        <Button kind="plain" onPress={onDone} keys={['Esc']}>
          {t('choose_none')}
        </Button>
      </span>
      {open === 'tag' && <TagDialog merchant={merchant} members={members} onClose={() => setOpen(undefined)} onDone={done} />}
      {open === 'lock' && <LockDialog merchant={merchant} members={members} onClose={() => setOpen(undefined)} onDone={done} />}
    </div>
  )
}
