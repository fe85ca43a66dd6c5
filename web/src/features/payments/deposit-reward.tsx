import { memo } from 'react'
import { useGiftWords } from '#blocks/rewards/use-gift-words.ts'
import { useRewards, type OpenReward } from '#blocks/rewards/use-rewards.ts'
import { paths } from '#navigation/paths.ts'
import { useTexts } from '#texts/use-texts.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { giftIcon } from '#ui/icons/late-icons.ts'
import styles from './deposit-sheet.module.css'

/** Whether a reward is reached by a first deposit alone. */
const isForFirstDeposit = ({ goals }: Pick<OpenReward, 'goals'>): boolean => goals.length === 1 && goals[0]?.kind === 'firstDeposit'

/** What the member may claim once this deposit, their first, has arrived. Nothing where there is no such reward. */
export const ComingReward = memo(() => {
  const t = useTexts('wallet')
  const giftWords = useGiftWords()
  const { rewards } = useRewards()
  const coming = rewards?.open.find(reward => reward.state === 'running' && isForFirstDeposit(reward))
  if (!coming) return null
  return (
    <p className={styles.reward}>
      <Icon glyph={giftIcon} />
      <span>{t('deposit_gift', { gift: giftWords(coming) })}</span>
    </p>
  )
})

/** What waits to be claimed after a deposit has arrived: the first one, by its name. */
export const WaitingReward = () => {
  const t = useTexts('rewards')
  const giftWords = useGiftWords()
  const { rewards } = useRewards()
  const waiting = rewards?.open.filter(({ state }) => state === 'waiting') ?? []
  const reward = waiting.find(isForFirstDeposit) ?? waiting[0]
  if (!reward) return null
  return (
    <>
      <p className={styles.reward}>
        <Icon glyph={giftIcon} />
        <span>
          <bdi>{reward.title}</bdi>: {giftWords(reward)}
        </span>
      </p>
      <ButtonLink href={paths.rewardCenter} wide>
        {t('reward_take')}
      </ButtonLink>
    </>
  )
}
