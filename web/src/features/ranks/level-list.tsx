import { useGoalWords } from '#blocks/ranks/goal-words.ts'
import type { Rank } from '#blocks/ranks/rank-rules.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Badge } from '#ui/badge.tsx'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { giftIcon } from '#ui/icons/late-icons.ts'
import { checkIcon, lockIcon, starIcon } from '#ui/icons/page-icons.ts'
import { Group } from '#ui/list.tsx'
import styles from './level-list.module.css'

type Standing = 'reached' | 'own' | 'ahead'

const glyphs = { reached: checkIcon, own: starIcon, ahead: lockIcon } as const

const Conditions = ({ conditions }: Pick<Rank, 'conditions'>) => {
  const t = useTexts('benefits')
  const { nameOf, amountOf } = useGoalWords()
  if (conditions.length === 0) return <p className={styles.everybody}>{t('for_everybody')}</p>
  return (
    <dl className={styles.conditions}>
      {conditions.map(({ kind, expected }) => (
        <div key={kind}>
          <dt>{nameOf(kind)}</dt>
          <dd>{amountOf(kind, expected)}</dd>
        </div>
      ))}
    </dl>
  )
}

const Level = ({ rank, standing }: { readonly rank: Rank; readonly standing: Standing }) => {
  const t = useTexts('benefits')
  return (
    <li className={classes(styles.level, styles[standing])} aria-current={standing === 'own' || undefined}>
      <span className={styles.mark}>
        <Icon glyph={glyphs[standing]} small />
      </span>
      <div className={styles.body}>
        <div className={styles.head}>
          <h3 className={styles.name}>
            <bdi>{rank.labelName}</bdi>
          </h3>
          {standing !== 'ahead' && (
            <Badge tone={standing === 'own' ? 'accent' : 'soft'}>{t(standing === 'own' ? 'your_level' : 'level_reached')}</Badge>
          )}
        </div>
        <Conditions conditions={rank.conditions} />
        {rank.benefits.length > 0 && (
          <ul className={styles.benefits}>
            {rank.benefits.map(benefit => (
              <li key={benefit}>
                <Icon glyph={giftIcon} small />
                <span>{benefit}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  )
}

/** The merchant's ranks from the lowest on, with the member's own marked by its level. */
export const LevelList = ({ ranks, ownLevel }: { readonly ranks: readonly Rank[]; readonly ownLevel: number }) => {
  const t = useTexts('benefits')
  // A label that an operator gave may be between two ranks; then the lower one is the member's.
  const own = ranks.filter(({ rankLevel }) => rankLevel <= ownLevel).pop()
  const standingOf = (rank: Rank): Standing => (rank === own ? 'own' : rank.rankLevel < ownLevel ? 'reached' : 'ahead')
  return (
    <Group heading={t('all_levels')}>
      <ol className={styles.list}>
        {ranks.map(rank => (
          <Level key={rank.labelId} rank={rank} standing={standingOf(rank)} />
        ))}
      </ol>
    </Group>
  )
}
