import { RANKED } from '@foyer/contract/ranks/rank'
import { RankBar } from '#blocks/ranks/rank-bar.tsx'
import { useRank } from '#blocks/ranks/use-rank.ts'
import { paths } from '#navigation/paths.ts'
import type { MemberInfo } from '#session/use-member.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { forwardIcon } from '#ui/icons/icons.ts'
import { starIcon } from '#ui/icons/page-icons.ts'
import { Link } from '#ui/link.tsx'
import styles from './benefits-card.module.css'

const Benefits = ({ level }: { readonly level: string }) => {
  const t = useTexts('benefits')
  const { rank, failed } = useRank()
  return (
    <section className={styles.card}>
      <Link href={paths.memberBenefits} className={styles.head}>
        <span className={styles.glyph}>
          <Icon glyph={starIcon} />
        </span>
        <span className={styles.words}>
          <span className={styles.title}>{t('benefits_title')}</span>
          <span className={styles.level}>
            <bdi>{level}</bdi>
          </span>
        </span>
        <span className={styles.end}>
          <Icon glyph={forwardIcon} small />
        </span>
      </Link>
      {!failed && <RankBar rank={rank} />}
    </section>
  )
}

/** A link to the benefits, for members who take part in the ranks (spec 2 §3: AUTO means VIP benefits shown). */
export const BenefitsCard = ({ member: { clubLabel } }: { readonly member: MemberInfo }) =>
  clubLabel?.type === RANKED ? <Benefits level={clubLabel.labelName} /> : null
