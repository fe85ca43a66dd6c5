import type { InboxReader, InboxSource } from '#kernel/inbox-source.ts'
import { isPromotion, messagesFor, spoken } from './audience.ts'
import type { KeptAnnouncement } from './content.ts'
import { newsRows } from './inbox-statements.ts'
import { sentAnnouncement, type SentWords } from './sent-to.ts'

/** The announcements that run for the reader. */
export const runningNews = ({ caller, now, isPaused }: InboxReader): readonly KeptAnnouncement[] =>
  messagesFor(caller, now).filter(one => !isPaused || !isPromotion(one))

/** What the merchant has to say to all and to the reader alone. */
export const inboxNews: InboxSource<'news'> = {
  rows: (reader, bounds) => (reader.caller.merchant.content.announcements ? newsRows(reader, runningNews(reader), bounds) : undefined),

  shown({ caller }, { id, said }) {
    const { announcements } = caller.merchant.content
    if (said === null) {
      const published = announcements?.byDate.find(one => one.id === id)
      return published && spoken(caller, published)
    }
    const category = announcements?.categories[0]?.id
    return category === undefined ? undefined : sentAnnouncement(caller, category, { id, ...(said as SentWords) })
  },
}
