import { FormProblem } from '#blocks/form-problem/form-problem.tsx'
import { useGiftWords } from '#blocks/rewards/use-gift-words.ts'
import { useClaim, useRewards, type OpenReward } from '#blocks/rewards/use-rewards.ts'
import { useOffers } from '#navigation/offers.ts'
import { paths } from '#navigation/paths.ts'
import { useFormat } from '#texts/use-format.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { giftIcon } from '#ui/icons/late-icons.ts'
import { RowFace } from './row-face.tsx'
import styles from './waiting-row.module.css'

/** The rewards that can be claimed; none where they are not wanted or not known. */
export const useWaiting = (isWanted: boolean): readonly OpenReward[] => {
  const isOffered = useOffers()(paths.rewardCenter)
  const { rewards } = useRewards(isWanted && isOffered)
  return rewards ? rewards.open.filter(({ state }) => state === 'waiting') : []
}

/** A reward that waits: it is claimed here. */
export const WaitingRow = ({ reward }: { readonly reward: OpenReward }) => {
  const t = useTexts('inbox')
  const shell = useTexts('shell')
  const format = useFormat()
  const giftWords = useGiftWords()
  const { busy, problem, take } = useClaim(reward)
  const { title, lastDay } = reward
  // Noon, so that it is this day in every time zone.
  const until = lastDay !== null && t('until', { day: format.moment(`${lastDay}T12:00:00`, 'date') })
  const text = [giftWords(reward), until].filter(Boolean).join(' · ')
  return (
    <li className={styles.item}>
      <div className={styles.row}>
        <RowFace glyph={giftIcon} title={title} text={text} at={null} isNew={false} />
        <span className={styles.claim}>
          <Button small look="quiet" busy={busy} busyLabel={shell('in_please_wait')} onClick={take} aria-label={`${t('claim')}: ${title}`}>
            {t('claim')}
          </Button>
        </span>
      </div>
      <FormProblem problem={problem} />
    </li>
  )
}
