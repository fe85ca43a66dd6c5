import { RANKED } from '@foyer/contract/rank'
import { Suspense } from 'react'
import { RankBar } from '#blocks/rank/rank-bar.tsx'
import { useRank } from '#blocks/rank/use-rank.ts'
import { isAtStake } from '#blocks/registered/at-stake.ts'
import { paths } from '#navigation/paths.ts'
import { useCount } from '#session/live-counts.ts'
import { useMember } from '#session/use-member.ts'
import { useSecurity } from '#session/use-security.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Badge } from '#ui/badge.tsx'
import { countText } from '#ui/count-mark.tsx'
import { Hidden } from '#ui/hidden.tsx'
import { Icon } from '#ui/icon.tsx'
import { forwardIcon, shieldIcon } from '#ui/icons.ts'
import { giftIcon } from '#ui/late-icons.ts'
import { Link } from '#ui/link.tsx'
import styles from './member-standing.module.css'

/** What waits for a member whose account could be lost. */
const KeepAccount = () => {
  const t = useTexts('identity')
  return (
    <Link href={paths.memberSecurity} className={styles.wait}>
      <Icon glyph={shieldIcon} />
      <span className={styles.words}>{t('keep_account')}</span>
      <Icon glyph={forwardIcon} small />
    </Link>
  )
}

const Level = ({ name }: { readonly name: string }) => {
  const { rank, failed } = useRank()
  return (
    <Link href={paths.memberBenefits} className={styles.level}>
      <Badge tone="accent">{name}</Badge>
      <span className={styles.bar}>{!failed && <RankBar rank={rank} />}</span>
    </Link>
  )
}

/** The rewards that wait; it stands in the line of the level, so that nothing moves when their number is known. */
const Rewards = ({ count }: { readonly count: number }) => {
  const t = useTexts('rewards')
  return (
    <Link href={paths.rewardCenter} className={styles.rewards}>
      <Icon glyph={giftIcon} />
      <Badge tone="highlight">
        <bdi>{countText(count)}</bdi>
      </Badge>
      <Hidden>{t('rewards_waiting')}</Hidden>
    </Link>
  )
}

/** The member's level and the way to the next; where the account could be lost, what keeps it. Loaded after the page. */
export const MemberStanding = () => {
  const { member } = useMember()
  const { data: security } = useSecurity()
  const rewards = useCount('rewards')
  if (!member || (!member.hasPassword && !security)) return null
  if (security && isAtStake(member, security)) return <KeepAccount />
  const { clubLabel } = member
  return (
    <div className={styles.row}>
      {clubLabel?.type === RANKED && <Level name={clubLabel.labelName} />}
      {rewards > 0 && (
        <Suspense>
          <Rewards count={rewards} />
        </Suspense>
      )}
    </div>
  )
}
