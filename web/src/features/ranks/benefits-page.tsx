import { RANKED } from '@foyer/contract/ranks/rank'
import { PageSkeleton } from '#blocks/page-skeleton/page-skeleton.tsx'
import { RankBar } from '#blocks/ranks/rank-bar.tsx'
import { goalRank, type RankAnswer } from '#blocks/ranks/rank-rules.ts'
import { useRank } from '#blocks/ranks/use-rank.ts'
import { paths } from '#navigation/paths.ts'
import { useMember, type MemberInfo } from '#session/use-member.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { IconLink } from '#ui/icons/icon-button.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { alertIcon, backIcon } from '#ui/icons/icons.ts'
import { starIcon } from '#ui/icons/page-icons.ts'
import { AppBar } from '#ui/layout/app-bar.tsx'
import { Column, Columns } from '#ui/layout/columns.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { GoalList } from './goal-list.tsx'
import { LevelList } from './level-list.tsx'
import styles from './benefits-page.module.css'

const Levels = ({ label, rank }: { readonly label: NonNullable<MemberInfo['clubLabel']>; readonly rank: RankAnswer }) => {
  const t = useTexts('benefits')
  const next = goalRank(rank)
  return (
    <div className={styles.page}>
      <Columns>
        <Column>
          <section className={styles.own}>
            <div className={styles.head}>
              <span className={styles.glyph}>
                <Icon glyph={starIcon} />
              </span>
              <div>
                <h2 className={styles.title}>{t('your_level')}</h2>
                <p className={styles.level}>
                  <bdi>{label.labelName}</bdi>
                </p>
              </div>
            </div>
            <RankBar rank={rank} />
          </section>
          {next && <GoalList level={next.labelName} goals={rank.currentProgress.conditions} />}
        </Column>
        <Column>
          <LevelList ranks={rank.ranks} ownLevel={label.rankLevel} />
        </Column>
      </Columns>
    </div>
  )
}

/** The member's rank, the progress to the next, and all ranks (spec 2 §2: member and VIP benefits). */
export const BenefitsPage = () => {
  const t = useTexts('benefits')
  const shell = useTexts('shell')
  const { member, failed: noMember, refresh: loadMember } = useMember()
  const { rank, failed: noRank, refresh: loadRank } = useRank()
  const failed = (!member && noMember) || (!rank && noRank)
  if (!failed && (!member || !rank)) return <PageSkeleton />

  const label = member?.clubLabel
  const again = () => {
    loadMember()
    loadRank()
  }
  return (
    <Screen wide bar={<AppBar start={<IconLink glyph={backIcon} label={shell('back')} href={paths.memberHome} />} title={t('benefits_title')} />}>
      {failed && (
        <EmptyState glyph={alertIcon} title={t('benefits_failed')}>
          <Button look="quiet" onClick={again}>
            {shell('retry')}
          </Button>
        </EmptyState>
      )}
      {!failed && rank && label?.type === RANKED && rank.ranks.length > 0 && <Levels label={label} rank={rank} />}
      {!failed && (label?.type !== RANKED || rank?.ranks.length === 0) && (
        <EmptyState glyph={starIcon} title={t('no_levels_title')} text={t('no_levels_text')} />
      )}
    </Screen>
  )
}
