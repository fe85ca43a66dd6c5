import { useState } from 'react'
import { exactTime, placeOf, shortTime } from '#format/times.ts'
import { memberHref } from '#frame/member-href.ts'
import { MerchantMark } from '#frame/merchant-mark.tsx'
import { SplitPage } from '#frame/page.tsx'
import { When } from '#frame/when.tsx'
import { useKey } from '#keys/use-keys.ts'
import { errorWords, requestIdOf } from '#request/error-words.ts'
import { useOp } from '#request/use-op.ts'
import { useMay, useMerchant } from '#session/session.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Tag } from '#ui/marks.tsx'
import { Banner } from '#ui/note.tsx'
import { Failed, Waiting } from '#ui/states.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { NumberDialog, RecoveryDialog, RenameDialog } from './help-dialogs.tsx'
import { LockDialog } from './lock-dialog.tsx'
import { CloseDialog, EndSessionsDialog, ExcludeDialog, ResetFactorDialog, UnlockDialog } from './member-dialogs.tsx'
import { MemberRail } from './member-rail.tsx'
import { MEMBER_TABS, MemberTab, type MemberTabName } from './member-tabs.tsx'
import type { Member } from './member.ts'
import { sumWords } from './sum.tsx'
import styles from './members.module.css'

type Open = 'lock' | 'end' | 'reset' | 'exclude' | 'close' | 'unlock' | 'recovery' | 'number' | 'rename'

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

const Banners = ({
  member,
  timeZone,
  onUnlock,
  off,
}: {
  member: Member
  timeZone: string | undefined
  onUnlock: () => void
  off: string | undefined
}) => {
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

/** A member's page: who it is, money, what is locked; below it a tab for each subject, at the right what is read first. */
export const MemberPage = ({ merchant, id, tab }: { merchant: string; id: string; tab: string }) => {
  const t = useTexts('members')
  const may = useMay()
  const timeZone = useMerchant()(merchant)?.timeZone
  const { value: member, error, again } = useOp('members.get', { id }, merchant)
  const [open, setOpen] = useState<Open>()
  const [isMore, setMore] = useState(false)
  const limits = useOp('members.limits', open === 'exclude' ? { id } : undefined, merchant)
  const current = MEMBER_TABS.find(name => name === tab) ?? 'overview'
  const above = [{ words: t('title'), href: '/members' }]
  const off = (permission: Parameters<typeof may>[0]) => (may(permission, merchant) ? undefined : t('not_your_role'))

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

  const on = { merchant, id, username: member.username, onClose: () => setOpen(undefined) }
  const countOf: Partial<Record<MemberTabName, number>> = member.counts
  const scopes = member.locks.map(({ scope }) => scope)
  return (
    <SplitPage title={member.username} above={above} rail={<MemberRail member={member} merchant={merchant} timeZone={timeZone} />}>
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
        <div className="row wrap">
          <Button onPress={() => setOpen('lock')} off={off('members.lock')} keys={['L']}>
            <Icon name="lock" />
            {t('lock')}
          </Button>
          <Button
            onPress={() => setOpen('end')}
            off={off('members.endSessions') ?? (member.counts.sessions === 0 ? t('end_none') : undefined)}
            keys={['E']}
          >
            {t('end_go', { count: member.counts.sessions })}
          </Button>
          <Button onPress={() => setOpen('reset')} off={off('members.resetFactor')}>
            {t('reset')}
          </Button>
          <span className={styles.more}>
            <Button label={t('more')} onPress={() => setMore(!isMore)}>
              <Icon name="more" />
            </Button>
            {isMore && (
              <span className={styles.menu} role="group" aria-label={t('more')}>
                <Button kind="plain" off={off('members.help')} onPress={() => (setMore(false), setOpen('recovery'))}>
                  {t('recovery')}
                </Button>
                <Button kind="plain" off={off('members.help')} onPress={() => (setMore(false), setOpen('number'))}>
                  {t('number')}
                </Button>
                <Button kind="plain" off={off('members.rename')} onPress={() => (setMore(false), setOpen('rename'))}>
                  {t('rename')}
                </Button>
                <Button kind="plain" off={off('members.exclude')} onPress={() => (setMore(false), setOpen('exclude'))}>
                  {t('exclude')}
                </Button>
                <Button
                  kind="plain"
                  off={off('members.close') ?? (member.closedAt === null ? undefined : t('is_closed'))}
                  onPress={() => (setMore(false), setOpen('close'))}
                >
                  {t('close')}
                </Button>
              </span>
            )}
          </span>
        </div>
      </header>
      <Banners member={member} timeZone={timeZone} onUnlock={() => setOpen('unlock')} off={off('members.unlock')} />
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
      {open === 'lock' && (
        <LockDialog merchant={merchant} members={[member]} sessions={member.counts.sessions} onClose={on.onClose} onDone={on.onClose} />
      )}
      {open === 'unlock' && <UnlockDialog {...on} scopes={scopes} />}
      {open === 'end' && <EndSessionsDialog {...on} count={member.counts.sessions} />}
      {open === 'reset' && <ResetFactorDialog {...on} />}
      {open === 'exclude' && limits.value && <ExcludeDialog {...on} offered={limits.value.exclusions} />}
      {open === 'recovery' && <RecoveryDialog {...on} />}
      {open === 'number' && <NumberDialog {...on} />}
      {open === 'rename' && <RenameDialog {...on} />}
      {open === 'close' && <CloseDialog {...on} />}
    </SplitPage>
  )
}
