import type { Activity } from '@foyer/contract/content/activities/activities-content'
import { useState } from 'react'
import { ContentHtml } from '#blocks/content/content-html/content-html.tsx'
import { useSettings } from '#merchant/page-data.tsx'
import { useFormat } from '#texts/use-format.ts'
import { useTexts } from '#texts/use-texts.ts'
import { ButtonLink } from '#ui/button.tsx'
import { ticketIcon } from '#ui/icons/home-icons.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { ActivityAction } from './activity-action.tsx'
import { ActivityRewards } from './activity-rewards.tsx'
import { timeOf } from './activity-rules.ts'
import { ActivitySkeleton } from './activity-skeleton.tsx'
import { useActivity } from './use-activity.ts'
import styles from './activity.module.css'

/** Width and height of every picture, px. */
const WIDTH = 720
const HEIGHT = 360

const Shown = ({ activity }: { readonly activity: Activity }) => {
  const t = useTexts('activities')
  const format = useFormat()
  const [now] = useState(() => Date.now())
  const { title, image, alt, rules } = activity
  const dayOf = (moment: string | undefined) => (moment === undefined ? undefined : format.moment(moment, 'date'))
  const [from, until] = [dayOf(activity.from), dayOf(activity.until)]
  const time = timeOf(activity, now)
  return (
    <article className={styles.page}>
      <img className={styles.picture} src={image} alt={alt} width={WIDTH} height={HEIGHT} decoding="async" draggable={false} />
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {(from ?? until) !== undefined && (
          <p className={styles.period}>
            {from && <span>{t('activity_from', { from })}</span>}
            {until && <span>{t('activity_until', { until })}</span>}
          </p>
        )}
      </header>
      <section className={styles.rules}>
        <h2 className={styles.heading}>{t('activity_rules')}</h2>
        <ContentHtml html={rules} />
      </section>
      {time === 'open' && <ActivityRewards id={activity.id} />}
      <div className={styles.action}>
        {time === 'open' && <ActivityAction activity={activity} />}
        {time === 'soon' && <p className={styles.note}>{t('activity_soon', { from: from ?? '' })}</p>}
        {time === 'over' && <p className={styles.note}>{t('activity_over')}</p>}
      </div>
    </article>
  )
}

const Unknown = () => {
  const t = useTexts('activities')
  const shell = useTexts('shell')
  const { home } = useSettings().paths
  return (
    <EmptyState glyph={ticketIcon} heading="h1" alone title={t('activity_unknown_title')} text={t('activity_unknown_text')}>
      <ButtonLink href={home}>{shell('go_home')}</ButtonLink>
    </EmptyState>
  )
}

/** The activity that the page's address names. */
export const ActivityOfAddress = () => {
  const activity = useActivity()
  if (activity === undefined) return <ActivitySkeleton />
  return activity ? <Shown key={activity.id} activity={activity} /> : <Unknown />
}
