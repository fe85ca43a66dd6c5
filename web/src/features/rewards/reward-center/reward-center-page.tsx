import { BalanceChip } from '#blocks/money/balance-chip.tsx'
import { PageSkeleton } from '#blocks/page-skeleton/page-skeleton.tsx'
import { useRewards } from '#blocks/rewards/use-rewards.ts'
import { paths } from '#navigation/paths.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { IconLink } from '#ui/icons/icon-button.tsx'
import { alertIcon, backIcon } from '#ui/icons/icons.ts'
import { AppBar } from '#ui/layout/app-bar.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { RewardLists } from './reward-lists.tsx'

/** What waits for the member, what runs with its progress, and what was received (spec 2 §2: reward center). */
export const RewardCenterPage = () => {
  const t = useTexts('rewards')
  const shell = useTexts('shell')
  const { rewards, failed, refresh } = useRewards()
  if (!rewards && !failed) return <PageSkeleton />
  return (
    <Screen
      wide
      bar={
        <AppBar
          start={<IconLink glyph={backIcon} label={shell('back')} href={paths.memberHome} />}
          title={t('rewards_title')}
          end={<BalanceChip besideTitle />}
        />
      }
    >
      {rewards ? (
        <RewardLists rewards={rewards} />
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
