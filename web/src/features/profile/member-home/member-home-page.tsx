import { MemberEnd } from '#blocks/bar/member-end.tsx'
import { useBellCount } from '#blocks/inbox/bell-count.ts'
import { useDocuments } from '#blocks/legal/use-documents.ts'
import { PageSkeleton } from '#blocks/page-skeleton/page-skeleton.tsx'
import { useBadge } from '#blocks/profile/unread/use-badge.tsx'
import { useCountBadge } from '#blocks/profile/unread/use-count-badge.ts'
import { useReferralEntry } from '#blocks/referral/use-referral-entry.ts'
import { SchemeChoice } from '#blocks/site/scheme/scheme-choice.tsx'
import { useSettings } from '#merchant/page-data.tsx'
import { useOffers } from '#navigation/offers.ts'
import { paths } from '#navigation/paths.ts'
import { useMember } from '#session/use-member.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { alertIcon, shieldIcon } from '#ui/icons/icons.ts'
import { bagIcon, bellIcon, clockIcon, flagIcon, giftIcon, inviteIcon, listIcon, walletIcon } from '#ui/icons/late-icons.ts'
import { checkIcon, lockIcon } from '#ui/icons/page-icons.ts'
import { AppBar } from '#ui/layout/app-bar.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { LinkRow, List } from '#ui/list.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { BenefitsCard } from './benefits-card.tsx'
import { MemberCard } from './member-card.tsx'
import { SettingsList } from './settings-list.tsx'
import styles from './member-home-page.module.css'

export const MemberHomePage = () => {
  const t = useTexts('identity')
  const shell = useTexts('shell')
  const wallet = useTexts('wallet')
  const profile = useTexts('profile')
  const rounds = useTexts('rounds')
  const mall = useTexts('mall')
  const { changePassword } = useSettings().paths
  const { member, failed, refresh } = useMember()
  const isOffered = useOffers()
  const documents = useDocuments()
  const legal = useTexts('legal')
  const entry = useReferralEntry()
  const rewards = useTexts('rewards')
  const waitingRewards = useCountBadge('rewards', rewards('rewards_waiting'))
  const unreadMessages = useBadge(useBellCount())
  if (!member && !failed) return <PageSkeleton />
  return (
    <Screen bar={<AppBar title={t('member_title')} end={<MemberEnd besideTitle />} />}>
      <div className={styles.page}>
        {member ? (
          <>
            <MemberCard member={member} />
            <BenefitsCard member={member} />
          </>
        ) : (
          <EmptyState glyph={alertIcon} title={t('member_failed')}>
            <Button look="quiet" onClick={refresh}>
              {shell('retry')}
            </Button>
          </EmptyState>
        )}
        <List>
          <LinkRow href={paths.memberAccount} glyph={walletIcon} title={wallet('wallet')} />
          <LinkRow href={paths.memberStatement} glyph={listIcon} title={wallet('statement')} />
          <LinkRow href={paths.rounds} glyph={clockIcon} title={rounds('title')} />
        </List>
        {isOffered(paths.rewardCenter) && (
          <List>
            <LinkRow href={paths.rewardCenter} glyph={giftIcon} title={rewards('rewards_title')} detail={waitingRewards} />
            <LinkRow href={paths.leaderBoard} glyph={flagIcon} title={rewards('missions_title')} />
          </List>
        )}
        <List>
          {isOffered(paths.mall) && <LinkRow href={paths.mall} glyph={bagIcon} title={mall('title')} />}
          <LinkRow {...entry} glyph={inviteIcon} title={shell('invite_friends')} />
          <LinkRow href={paths.playSafely} glyph={shieldIcon} title={shell('play_responsibly')} />
          <LinkRow href={paths.messages} glyph={bellIcon} title={shell('messages')} detail={unreadMessages} />
        </List>
        {!member?.guest && (
          <List heading={t('member_security')}>
            <LinkRow href={paths.memberSecurity} glyph={shieldIcon} title={t('verification_and_devices')} />
            {isOffered(paths.memberIdentity) && <LinkRow href={paths.memberIdentity} glyph={checkIcon} title={profile('identity_check')} />}
            <LinkRow
              href={changePassword}
              glyph={lockIcon}
              title={t(member?.hasPassword === false ? 'set_password_title' : 'change_password_title')}
            />
          </List>
        )}
        <SettingsList />
        <SchemeChoice />
        {documents.length > 0 && (
          <List heading={legal('title')}>
            {documents.map(({ name, href, title }) => (
              <LinkRow key={name} href={href} title={title} />
            ))}
          </List>
        )}
      </div>
    </Screen>
  )
}
