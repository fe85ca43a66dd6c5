import { Suspense } from 'react'
import { RewardGroup } from '#blocks/rewards/reward-group.tsx'
import { useGiftWords } from '#blocks/rewards/use-gift-words.ts'
import type { Rewards } from '#blocks/rewards/use-rewards.ts'
import { VisitDays } from '#blocks/rewards/visit-days.tsx'
import { visitWeekOf } from '#blocks/rewards/visit-week.ts'
import { PauseNotice } from '#blocks/safe-play/pause-notice.tsx'
import { paths } from '#navigation/paths.ts'
import { usePause } from '#session/pause.ts'
import { useFormat } from '#texts/use-format.ts'
import { useTexts } from '#texts/use-texts.ts'
import { flagIcon, giftIcon } from '#ui/icons/late-icons.ts'
import { Column, Columns } from '#ui/layout/columns.tsx'
import { FactRow, Group, LinkRow, List } from '#ui/list.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { BirthdayForm } from './birthday-form.tsx'
import { CreditCard } from './credit-card.tsx'
import { PointsHead } from './points-head.tsx'
import { WaitingRewards } from './waiting-rewards.tsx'
import styles from './rewards.module.css'

export const RewardLists = ({ rewards: { paused, open, taken, birthday, credit } }: { readonly rewards: Rewards }) => {
  const t = useTexts('rewards')
  const wallet = useTexts('wallet')
  const format = useFormat()
  const giftWords = useGiftWords()
  const pause = usePause()
  const week = visitWeekOf({ open, taken })
  const isEmpty = open.length === 0 && !credit && taken.length === 0 && birthday !== 'wanted' && !paused
  return (
    <div className={styles.page}>
      {pause && (
        <Suspense>
          <PauseNotice pause={pause} />
        </Suspense>
      )}
      {paused && <EmptyState glyph={giftIcon} title={t('rewards_empty_title')} text={t('rewards_paused')} />}
      {isEmpty && <EmptyState glyph={giftIcon} title={t('rewards_empty_title')} text={t('rewards_empty_text')} />}
      <Columns>
        <Column>
          {credit && <CreditCard credit={credit} />}
          {!paused && <PointsHead />}
          {week && (
            <Group heading={wallet('visit_week')}>
              <VisitDays week={week} />
            </Group>
          )}
          <WaitingRewards rewards={open.filter(({ state }) => state === 'waiting')} />
        </Column>
        <Column>
          {birthday === 'wanted' && <BirthdayForm />}
          <RewardGroup heading={t('rewards_running')} rewards={open.filter(({ state, mission }) => state === 'running' && mission === null)} />
          {!paused && (
            <List>
              <LinkRow href={paths.leaderBoard} glyph={flagIcon} title={t('missions_title')} />
            </List>
          )}
          {taken.length > 0 && (
            <List heading={t('rewards_taken')}>
              {taken.map(reward => (
                <FactRow
                  key={`${reward.id} ${reward.turn}`}
                  title={
                    <>
                      <bdi>{reward.title ?? t('reward_past')}</bdi>
                      <span className={styles.when}>{format.moment(reward.claimedAt, 'date')}</span>
                    </>
                  }
                  detail={giftWords(reward)}
                />
              ))}
            </List>
          )}
        </Column>
      </Columns>
    </div>
  )
}
