import { RANKED } from '@foyer/contract/ranks/rank'
import { Suspense } from 'react'
import { isAtStake } from '#blocks/account/registered/at-stake.ts'
import { RankBar } from '#blocks/ranks/rank-bar.tsx'
import { useRank } from '#blocks/ranks/use-rank.ts'
import { useRewards } from '#blocks/rewards/use-rewards.ts'
import { VisitDays } from '#blocks/rewards/visit-days.tsx'
import { visitWeekOf } from '#blocks/rewards/visit-week.ts'
import { useOffers } from '#navigation/offers.ts'
import { paths } from '#navigation/paths.ts'
import { useCount } from '#session/live-counts.ts'
import { useMember } from '#session/use-member.ts'
import { useSecurity } from '#session/use-security.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { countText } from '#ui/count-mark.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { forwardIcon, shieldIcon } from '#ui/icons/icons.ts'
import { giftIcon } from '#ui/icons/late-icons.ts'
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

/** The rewards that wait. */
const Rewards = ({ count }: { readonly count: number }) => {
  const t = useTexts('rewards')
  return (
    <div className={styles.rewards}>
      <span className={styles.mark}>
        <Icon glyph={giftIcon} />
      </span>
      <span className={styles.words}>
        {t('rewards_title')} <Badge tone="highlight">{countText(count)}</Badge>
        <small className={styles.small}>{t('rewards_waiting')}</small>
      </span>
      <ButtonLink small href={paths.rewardCenter}>
        {t('reward_take')}
      </ButtonLink>
    </div>
  )
}

/** The week of daily visits; nothing where the merchant rewards none. */
const Visits = () => {
  const { rewards } = useRewards()
  const week = rewards && visitWeekOf(rewards)
  return week && <VisitDays week={week} />
}

/** What a member should do next, in one strip: keep the account; or claim what waits, with the week of daily visits and the way to the next level below it. Loaded after the page. */
export const MemberStanding = () => {
  const { member } = useMember()
  const { data: security } = useSecurity()
  const rewards = useCount('rewards')
  const label = member?.clubLabel
  const hasRewards = useOffers()(paths.rewardCenter)
  const known = member && (member.hasPassword || security)
  return (
    <div className={styles.strip}>
      {known &&
        (security && isAtStake(member, security) ? (
          <KeepAccount />
        ) : (
          <>
            {rewards > 0 && (
              <Suspense>
                <Rewards count={rewards} />
              </Suspense>
            )}
            {hasRewards && (
              <Suspense>
                <Visits />
              </Suspense>
            )}
            {label?.type === RANKED && <Level name={label.labelName} />}
          </>
        ))}
    </div>
  )
}
