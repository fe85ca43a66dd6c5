import { Suspense } from 'react'
import { BalanceChip } from '#blocks/money/balance-chip.tsx'
import { PageSkeleton } from '#blocks/page-skeleton/page-skeleton.tsx'
import { RewardGroup } from '#blocks/rewards/reward-group.tsx'
import { useRewards, type OpenReward } from '#blocks/rewards/use-rewards.ts'
import { PauseNotice } from '#blocks/safe-play/pause-notice.tsx'
import { paths } from '#navigation/paths.ts'
import { usePause } from '#session/pause.ts'
import { useFormat } from '#texts/use-format.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { IconLink } from '#ui/icons/icon-button.tsx'
import { alertIcon, backIcon } from '#ui/icons/icons.ts'
import { giftIcon } from '#ui/icons/late-icons.ts'
import { starIcon } from '#ui/icons/page-icons.ts'
import { AppBar } from '#ui/layout/app-bar.tsx'
import { Column, Columns } from '#ui/layout/columns.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { LinkRow, List } from '#ui/list.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { PointsBoard } from './points-board.tsx'
import styles from './missions.module.css'

const terms = { day: 'missions_day', week: 'missions_week', season: 'missions_season' } as const satisfies Record<
  NonNullable<OpenReward['mission']>,
  string
>

/** The missions of the day, the week and the season that run or are done, and the board of points (spec 2 §2: mission). */
export const MissionsPage = () => {
  const t = useTexts('rewards')
  const shell = useTexts('shell')
  const format = useFormat()
  const { rewards, failed, refresh } = useRewards()
  const pause = usePause()
  if (!rewards && !failed) return <PageSkeleton />
  const all = rewards?.open.filter(({ mission }) => mission !== null) ?? []
  // What is reached waits among the rewards, and is not listed a second time.
  const missions = all.filter(({ state }) => state !== 'waiting')
  const reached = all.length - missions.length
  return (
    <Screen
      wide
      bar={
        <AppBar
          start={<IconLink glyph={backIcon} label={shell('back')} href={paths.rewardCenter} />}
          title={t('missions_title')}
          end={<BalanceChip besideTitle />}
        />
      }
    >
      {rewards ? (
        <div className={styles.page}>
          {pause && (
            <Suspense>
              <PauseNotice pause={pause} />
            </Suspense>
          )}
          {rewards.paused && <p className={styles.note}>{t('rewards_paused')}</p>}
          {!rewards.paused && all.length === 0 && <EmptyState glyph={starIcon} title={t('missions_empty')} text={t('rewards_empty_text')} />}
          <Columns>
            <Column>
              {reached > 0 && (
                <List>
                  <LinkRow href={paths.rewardCenter} glyph={giftIcon} title={t('rewards_waiting')} detail={format.number(reached)} />
                </List>
              )}
              {Object.entries(terms).map(([term, heading]) => (
                <RewardGroup key={term} heading={t(heading)} rewards={missions.filter(({ mission }) => mission === term)} />
              ))}
            </Column>
            <Column>
              <PointsBoard />
            </Column>
          </Columns>
        </div>
      ) : (
        <EmptyState glyph={alertIcon} title={t('rewards_failed')}>
          <Button look="quiet" onClick={refresh}>
            {shell('retry')}
          </Button>
        </EmptyState>
      )}
    </Screen>
  )
}
