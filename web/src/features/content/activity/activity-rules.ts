import type { Activity } from '@foyer/contract/content/activities/activities-content'

/** Before, in or after its period. */
type ActivityTime = 'soon' | 'open' | 'over'

export const timeOf = ({ from, until }: Pick<Activity, 'from' | 'until'>, now: number): ActivityTime => {
  if (until !== undefined && now >= Date.parse(until)) return 'over'
  return from !== undefined && now < Date.parse(from) ? 'soon' : 'open'
}

const idIn = (search: string): string | null => new URLSearchParams(search).get('id')

/** The activity that the page's address names; null if there is none. */
export const activityIn = (activities: readonly Activity[], search: string): Activity | null =>
  activities.find(({ id }) => id === idIn(search)) ?? null

/** The warning in the log where there is none (spec 2 §5, Activity redirect). */
export const unknownActivity = (search: string): string => `There is no activity ${JSON.stringify(idIn(search))}`
