import type { Announcement } from '@foyer/contract/content/announcements/announcement'
import type { Execution } from '@foyer/contract/content/announcements/announcements-content'
import type { Static } from 'typebox'
import type { Caller } from '#kernel/caller.ts'
import type { Stores } from '#kernel/deps.ts'
import { isCurrent } from '#kernel/merchants/period.ts'
import { wordsFor } from '#ranks/standing.ts'
import { isPaused } from '#safe-play/is-paused.ts'
import type { KeptAnnouncement } from './content.ts'

/** What a visitor or member sees, in the order in which it comes (spec 2 §4, Announcement popup): at the first sign-in F, then A. */
export const executionsFor = (session: Pick<NonNullable<Caller['session']>, 'firstTimeLogin'> | undefined): readonly Execution[] => {
  if (!session) return ['B']
  return session.firstTimeLogin ? ['F', 'A'] : ['A']
}

/** Those of a list that are shown until just before a moment, ms. */
interface Phase {
  readonly until: number
  readonly live: readonly KeptAnnouncement[]
}
const phases = new WeakMap<readonly KeptAnnouncement[], Phase>()

/** When the next one begins or ends, ms. */
const nextChange = (list: readonly KeptAnnouncement[], now: Date): number =>
  list
    .flatMap(({ from, until }) => [from, until])
    .reduce((next, moment) => (moment && moment > now ? Math.min(next, moment.getTime()) : next), Infinity)

/** Those of a merchant's list that are shown at this time. They are kept until one begins or ends, so that a long list is not searched at each page view. */
export const liveOf = (list: readonly KeptAnnouncement[], now: Date): readonly KeptAnnouncement[] => {
  const known = phases.get(list)
  if (known && now.getTime() < known.until) return known.live
  const live = list.filter(one => isCurrent(one, now))
  phases.set(list, { until: nextChange(list, now), live })
  return live
}

/** The live announcements of the list of messages, for visitors or for members; the latest first. */
export const messagesFor = ({ merchant, session }: Pick<Caller, 'merchant' | 'session'>, now: Date): readonly KeptAnnouncement[] => {
  const executions = executionsFor(session)
  return liveOf(merchant.content.announcements?.byDate ?? [], now).filter(({ execution }) => executions.includes(execution))
}

export const isPromotion = ({ promotionType }: KeptAnnouncement): boolean => promotionType !== undefined

/** Leaves the promotions out if the caller takes a break or is self-excluded. The database is asked only if there is a promotion. */
export const withoutPromotionsInPause = async (
  stores: Pick<Stores, 'safePlay'>,
  session: Caller['session'],
  list: readonly KeptAnnouncement[],
  now: Date,
): Promise<readonly KeptAnnouncement[]> =>
  list.some(isPromotion) && (await isPaused(stores, session, now)) ? list.filter(one => !isPromotion(one)) : list

/** The announcement in the caller's language. */
export const spoken = ({ merchant, language }: Pick<Caller, 'merchant' | 'language'>, one: KeptAnnouncement): Static<typeof Announcement> => {
  const { title, content, image, alt, from, until: _until, priority: _priority, popup: _popup, ...rest } = one
  const words = (byLanguage: KeptAnnouncement['title']) => wordsFor(merchant, language, byLanguage)
  const address = image === undefined ? undefined : merchant.assets[image]
  return {
    ...rest,
    title: words(title),
    content: words(content),
    ...(address !== undefined && { image: (merchant.settings.imageCDNs[0] ?? '') + address, alt: words(alt ?? {}) }),
    ...(from && { from: from.toISOString() }),
  }
}
