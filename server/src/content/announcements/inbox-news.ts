import type { InboxReader, InboxSource } from '#kernel/inbox-source.ts'
import { isPromotion, messagesFor, spoken } from './audience.ts'
import type { KeptAnnouncement } from './content.ts'
import { newsRows, type RunningNews } from './inbox-statements.ts'
import { sentAnnouncement, type SentWords } from './sent-to.ts'

/** The announcements that run for the reader; without those that draw to playing if the member takes a break or is self-excluded. */
export const runningNews = ({ caller, now }: InboxReader, isPaused: boolean): readonly KeptAnnouncement[] =>
  messagesFor(caller, now).filter(one => !isPaused || !isPromotion(one))

const asGiven = (one: KeptAnnouncement): RunningNews => ({ id: one.id, at: one.from ?? new Date(0), promotion: isPromotion(one) })

/** What the merchant has to say to all and to the reader alone. */
export const inboxNews: InboxSource<'news'> = {
  isAt: ({ content }) => content.announcements !== undefined,
  rows: newsRows,
  values: reader => ({ news: JSON.stringify(runningNews(reader, false).map(asGiven)) }),

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
