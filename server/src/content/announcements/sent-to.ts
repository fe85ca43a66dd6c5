import type { Announcement } from '@foyer/contract/content/announcements/announcement'
import { DAY_MS } from '@foyer/contract/time-units'
import type { Caller } from '#kernel/caller.ts'
import type { Stores } from '#kernel/deps.ts'
import { escapeHtml } from '#kernel/html.ts'
import { wordsIn } from '#kernel/merchants/words-in.ts'
import { isPaused } from '#safe-play/is-paused.ts'
import type { SentAnnouncement } from './sent-announcement-store.ts'

/** For how long what was sent to a member stands in the list, days. */
export const SENT_DAYS = 90
/** The latest ones; a member gets a few in a week. */
const MOST = 30

/** Lines of a text as HTML. */
const htmlOf = (text: string): string =>
  text
    .split('\n')
    .filter(line => line.trim() !== '')
    .map(line => `<p>${escapeHtml(line)}</p>`)
    .join('')

/** What was sent; `at`: ISO 8601. */
export interface SentWords extends Pick<SentAnnouncement, 'words' | 'path'> {
  readonly at: string
}

/** A message as an announcement in the member’s language. */
export const sentAnnouncement = (
  { merchant, language }: Pick<Caller, 'merchant' | 'language'>,
  category: string,
  { id, words, path, at }: SentWords & { readonly id: string },
): Announcement => {
  const { title = '', body = '' } = wordsIn(merchant, language, words) ?? {}
  return { id, title, content: htmlOf(body), category, execution: 'A', promotionType: 'CAMPAIGN', from: at, linkageType: 'URL', url: path }
}

/**
 * What staff have sent to this member, the latest first, as announcements in the member's language. All of it draws to playing, so nobody in a break or
 * self-exclusion sees it. It stands in the merchant's first category.
 */
export const sentTo = async (
  stores: Pick<Stores, 'sentAnnouncements' | 'safePlay'>,
  { merchant, session, language }: Pick<Caller, 'merchant' | 'session' | 'language'>,
  now: Date,
): Promise<readonly Announcement[]> => {
  const category = merchant.content.announcements?.categories[0]?.id
  if (!session || category === undefined) return []
  const owner = { merchant: merchant.code, memberId: session.member.id }
  const sent = await stores.sentAnnouncements.ofMember(owner, new Date(now.getTime() - SENT_DAYS * DAY_MS), MOST)
  if (sent.length === 0 || (await isPaused(stores, session, now))) return []
  return sent.map(({ at, ...one }) => sentAnnouncement({ merchant, language }, category, { ...one, at: at.toISOString() }))
}
