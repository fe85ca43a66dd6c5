import type { Permission } from '@foyer/contract/ops/permissions'
import { useState } from 'react'
import { placeOf } from '#format/times.ts'
import { memberHref, pathTo } from '#frame/paths.ts'
import { SplitPage } from '#frame/split-page.tsx'
import { useKey } from '#keys/use-keys.ts'
import { errorWords, requestIdOf } from '#request/error-words.ts'
import { useOp } from '#request/use-op.ts'
import { useMay, useMerchant } from '#session/session.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Failed, Waiting } from '#ui/states.tsx'
import { Tabs } from '#ui/tabs.tsx'
import type { MemberDialog } from './member-acts.tsx'
import { MemberBanners } from './member-banners.tsx'
import { MemberFigures } from './member-figures.tsx'
import { MemberHead } from './member-head.tsx'
import { OpenDialog } from './open-dialog.tsx'
import { MemberRail } from './rail/member-rail.tsx'
import { MEMBER_TABS, MemberTab, type MemberTabName } from './tabs/member-tabs.tsx'
import styles from './members.module.css'

/** A member's page: who it is, money, what is locked; below it a tab for each subject, at the right what is read first. */
export const MemberPage = ({ merchant, id, tab }: { merchant: string; id: string; tab: string }) => {
  const t = useTexts('members')
  const may = useMay()
  const timeZone = useMerchant()(merchant)?.timeZone
  const { value: member, error, again } = useOp('members.get', { id }, merchant)
  const [open, setOpen] = useState<MemberDialog>()
  const current = MEMBER_TABS.find(name => name === tab) ?? 'overview'
  const above = [{ words: t('title'), href: pathTo('members') }]
  const off = (permission: Permission) => (may(permission, merchant) ? undefined : t('not_your_role'))

  useKey('l', t('lock'), () => setOpen('lock'), { off: !member || off('members.lock') !== undefined })
  useKey('e', t('end'), () => setOpen('end'), { off: !member || off('members.endSessions') !== undefined })
  useKey('u', t('unlock_key'), () => setOpen('unlock'), { off: !member?.locks.length || off('members.unlock') !== undefined })

  if (!member)
    return (
      <SplitPage title={t('title')} above={above}>
        {error === undefined ? (
          <Waiting rows={12} />
        ) : (
          <Failed requestId={requestIdOf(error)} onAgain={again}>
            {errorWords(error)}
          </Failed>
        )}
      </SplitPage>
    )

  const countOf: Partial<Record<MemberTabName, number>> = member.counts
  return (
    <SplitPage title={member.username} above={above} rail={<MemberRail member={member} merchant={merchant} timeZone={timeZone} />}>
      <MemberHead member={member} merchant={merchant} timeZone={timeZone} off={off} onOpen={setOpen} />
      <MemberBanners member={member} timeZone={timeZone} onUnlock={() => setOpen('unlock')} off={off('members.unlock')} />
      <MemberFigures member={member} />
      <Tabs
        label={t('parts')}
        current={memberHref(merchant, id, current)}
        tabs={MEMBER_TABS.filter(name => name !== 'data' || may('privacy.read', merchant)).map(name => ({
          href: memberHref(merchant, id, name),
          words: t(`tab_${name}`),
          count: countOf[name],
        }))}
      />
      {timeZone !== undefined && <p className={`s m ${styles.zone}`}>{t('times_in', { place: placeOf(timeZone) })}</p>}
      <MemberTab name={current} member={member} merchant={merchant} timeZone={timeZone} />
      {open && <OpenDialog name={open} member={member} merchant={merchant} onClose={() => setOpen(undefined)} />}
    </SplitPage>
  )
}
