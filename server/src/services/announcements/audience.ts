import type { Announcement } from '@foyer/contract/announcements/announcement'
import type { Execution } from '@foyer/contract/merchant/announcements-content'
import type { Static } from 'typebox'
import type { Caller } from '#caller.ts'
import type { KeptAnnouncement } from '#merchants/content/announcements.ts'
import { isCurrent } from '#merchants/period.ts'
import { wordsFor } from '#services/member/standing.ts'

/** What a visitor or member sees, in the order in which it comes (spec 2 §4, Announcement popup): at the first sign-in F, then A. */
export const executionsFor = (session: Pick<NonNullable<Caller['session']>, 'firstTimeLogin'> | undefined): readonly Execution[] => {
  if (!session) return ['B']
  return session.firstTimeLogin ? ['F', 'A'] : ['A']
}

/** The first `most` that are shown at this time and pass `fits`. However many there are, it looks no further than it needs. */
export const firstLive = (
  list: readonly KeptAnnouncement[],
  now: Date,
  most: number,
  fits: (one: KeptAnnouncement) => boolean,
): readonly KeptAnnouncement[] => {
  const found: KeptAnnouncement[] = []
  for (const one of list) {
    if (found.length === most) break
    if (fits(one) && isCurrent(one, now)) found.push(one)
  }
  return found
}

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
