import { RANKED } from '@foyer/contract/rank'
import { RankBar } from '#blocks/rank/rank-bar.tsx'
import { useRank } from '#blocks/rank/use-rank.ts'
import { isAtStake } from '#blocks/registered/at-stake.ts'
import { paths } from '#navigation/paths.ts'
import { useMember } from '#session/use-member.ts'
import { useSecurity } from '#session/use-security.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Badge } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'
import { forwardIcon, shieldIcon } from '#ui/icons.ts'
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

/** The member's level and the way to the next; where the account could be lost, what keeps it. Loaded after the page. */
export const MemberStanding = () => {
  const { member } = useMember()
  const { data: security } = useSecurity()
  if (!member || (!member.hasPassword && !security)) return null
  if (security && isAtStake(member, security)) return <KeepAccount />
  const { clubLabel } = member
  return clubLabel?.type === RANKED ? <Level name={clubLabel.labelName} /> : null
}
