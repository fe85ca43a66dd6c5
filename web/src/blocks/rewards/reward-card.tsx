import { activityPath } from '@foyer/contract/content/activities/activity-path'
import { useMoney } from '#blocks/money/use-money.ts'
import { paths } from '#navigation/paths.ts'
import { useFormat } from '#texts/use-format.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { checkIcon } from '#ui/icons/page-icons.ts'
import { OfferedCreditRules } from './credit-rules.tsx'
import { RewardGoal } from './reward-goal.tsx'
import { rewardLook } from './reward-look.ts'
import { RewardTake } from './reward-take.tsx'
import { useGiftWords } from './use-gift-words.ts'
import type { OpenReward } from './use-rewards.ts'
import styles from './reward-card.module.css'

/** A promotion or mission: what it gives, its terms, how far the member has come, and the button that takes it. */
export const RewardCard = ({ reward }: { readonly reward: OpenReward }) => {
  const t = useTexts('rewards')
  const shell = useTexts('shell')
  const format = useFormat()
  const money = useMoney()
  const giftWords = useGiftWords()
  const { glyph, tone } = rewardLook(reward)
  const { title, terms, credit, state, goals, lastDay, left, activity } = reward
  return (
    <li className={classes(styles.card, state === 'waiting' && styles.waiting, state === 'waiting' && styles[tone])}>
      <span className={styles.picture}>
        <Icon glyph={glyph} />
      </span>
      <div className={styles.head}>
        {state !== 'waiting' && (
          <span className={styles.glyph}>
            <Icon glyph={state === 'taken' ? checkIcon : glyph} />
          </span>
        )}
        <div className={styles.words}>
          <h3 className={styles.title}>
            <bdi>{title}</bdi>
          </h3>
          <p className={styles.points}>{giftWords(reward)}</p>
        </div>
        {state === 'taken' && <Badge tone="soft">{t('rewards_taken')}</Badge>}
      </div>
      <p className={styles.terms}>{terms}</p>
      {credit && (
        <>
          <p className={styles.terms}>{t('credit_terms', { needed: money(credit.needed), days: format.number(credit.days) })}</p>
          <OfferedCreditRules {...(styles.terms !== undefined && { className: styles.terms })} />
        </>
      )}
      {state === 'running' && goals.map(goal => <RewardGoal key={goal.kind} goal={goal} />)}
      {state !== 'taken' && (lastDay !== null || left !== null) && (
        <p className={styles.facts}>
          {/* Noon, so that it is this day in every time zone. */}
          {lastDay !== null && <span>{t('reward_last_day', { day: format.moment(`${lastDay}T12:00:00`, 'date') })}</span>}
          {left !== null && <span>{t('reward_left', { left: format.number(left) })}</span>}
        </p>
      )}
      {state === 'waiting' && <RewardTake reward={reward} />}
      {state === 'running' && goals.some(({ kind }) => kind === 'friends') && (
        <ButtonLink href={paths.inviteFriends} look="quiet" wide>
          {shell('invite_friends')}
        </ButtonLink>
      )}
      {state === 'running' && activity !== null && (
        <ButtonLink href={activityPath(activity)} look="quiet" wide>
          {t('reward_activity')}
        </ButtonLink>
      )}
    </li>
  )
}
