import { MemberEnd } from '#blocks/bar/member-end.tsx'
import { PageSkeleton } from '#blocks/page-skeleton/page-skeleton.tsx'
import { useCountBadge } from '#blocks/profile/unread/use-count-badge.ts'
import { useOffers } from '#navigation/offers.ts'
import { paths } from '#navigation/paths.ts'
import { useMember } from '#session/use-member.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { alertIcon } from '#ui/icons/icons.ts'
import { clockIcon, flagIcon, giftIcon, listIcon, walletIcon } from '#ui/icons/late-icons.ts'
import { AppBar } from '#ui/layout/app-bar.tsx'
import { Column, Columns } from '#ui/layout/columns.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { LinkRow, List } from '#ui/list.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { BenefitsCard } from './benefits-card.tsx'
import { MemberCard } from './member-card.tsx'
import { MoreLists } from './more-lists.tsx'
import styles from './member-home-page.module.css'

export const MemberHomePage = () => {
  const t = useTexts('identity')
  const shell = useTexts('shell')
  const wallet = useTexts('wallet')
  const rounds = useTexts('rounds')
  const { member, failed, refresh } = useMember()
  const isOffered = useOffers()
  const rewards = useTexts('rewards')
  const waitingRewards = useCountBadge('rewards', rewards('rewards_waiting'))
  if (!member && !failed) return <PageSkeleton />
  return (
    <Screen wide bar={<AppBar title={t('member_title')} end={<MemberEnd besideTitle />} />}>
      <div className={styles.page}>
        <Columns>
          <Column>
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
          </Column>
          <Column>
            <MoreLists member={member} />
          </Column>
        </Columns>
      </div>
    </Screen>
  )
}
