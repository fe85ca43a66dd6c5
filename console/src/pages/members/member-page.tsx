import type { Permission } from '@foyer/contract/ops/permissions'
import { useState } from 'react'
import { placeOf } from '#format/times.ts'
import { memberHref } from '#frame/member-href.ts'
import { SplitPage } from '#frame/page.tsx'
import { useKey } from '#keys/use-keys.ts'
import { errorWords, requestIdOf } from '#request/error-words.ts'
import { useOp } from '#request/use-op.ts'
import { useMay, useMerchant } from '#session/session.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Failed, Waiting } from '#ui/states.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { NumberDialog, RecoveryDialog, RenameDialog } from './dialogs/help-dialogs.tsx'
import { LockDialog } from './dialogs/lock-dialog.tsx'
import { CloseDialog, EndSessionsDialog, ExcludeDialog, ResetFactorDialog, UnlockDialog, type ActOn } from './dialogs/member-dialogs.tsx'
import { MemberBanners } from './member-banners.tsx'
import { MemberHead, type MemberDialog } from './member-head.tsx'
import type { Member } from './member.ts'
import { MemberRail } from './rail/member-rail.tsx'
import { sumWords } from './sum.tsx'
import { MEMBER_TABS, MemberTab, type MemberTabName } from './tabs/member-tabs.tsx'
import styles from './members.module.css'

const Figures = ({ member }: { member: Member }) => {
  const t = useTexts('members')
  const { balances, deposited, paidOut } = member
  const figures = [
    [t('figure_main'), sumWords(balances.main, member)],
    [t('figure_held'), sumWords(balances.held, member)],
    [t('figure_credit'), sumWords(balances.credit, member)],
    [t('figure_points'), String(balances.points)],
    [t('figure_deposited', { count: deposited.count }), sumWords(deposited.sum, member)],
    [t('figure_paid_out', { count: paidOut.count }), sumWords(paidOut.sum, member)],
    ...(balances.owed > 0 ? [[t('figure_owed'), sumWords(balances.owed, member)]] : []),
  ]
  return (
    <dl className={styles.figures}>
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt className="s q">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** How long a member may be excluded, the merchant says; it is read when somebody wants to. */
const Exclude = (on: ActOn) => {
  const limits = useOp('members.limits', { id: on.id }, on.merchant)
  return limits.value && <ExcludeDialog {...on} offered={limits.value.exclusions} />
}

interface OpenDialogProps {
  name: MemberDialog
  member: Member
  merchant: string
  onClose: () => void
}

const OpenDialog = ({ name, member, merchant, onClose }: OpenDialogProps) => {
  const on = { merchant, id: member.id, username: member.username, onClose }
  return (
    <>
      {name === 'lock' && <LockDialog merchant={merchant} members={[member]} sessions={member.counts.sessions} onClose={onClose} onDone={onClose} />}
      {name === 'unlock' && <UnlockDialog {...on} scopes={member.locks.map(({ scope }) => scope)} />}
      {name === 'end' && <EndSessionsDialog {...on} count={member.counts.sessions} />}
      {name === 'reset' && <ResetFactorDialog {...on} />}
      {name === 'exclude' && <Exclude {...on} />}
      {name === 'recovery' && <RecoveryDialog {...on} />}
      {name === 'number' && <NumberDialog {...on} />}
      {name === 'rename' && <RenameDialog {...on} />}
      {name === 'close' && <CloseDialog {...on} />}
    </>
  )
}

/** A member's page: who it is, money, what is locked; below it a tab for each subject, at the right what is read first. */
export const MemberPage = ({ merchant, id, tab }: { merchant: string; id: string; tab: string }) => {
  const t = useTexts('members')
  const may = useMay()
  const timeZone = useMerchant()(merchant)?.timeZone
  const { value: member, error, again } = useOp('members.get', { id }, merchant)
  const [open, setOpen] = useState<MemberDialog>()
  const current = MEMBER_TABS.find(name => name === tab) ?? 'overview'
  const above = [{ words: t('title'), href: '/members' }]
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
      <Figures member={member} />
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
