import { useSettings } from '#merchant/page-data.tsx'
import { useCount, type LiveCounts } from '#session/live-counts.ts'

/** What the bell counts: what is new in the inbox, each reward that waits, and one for the product's own chat if something in it is unread. */
export const bellCountOf = ({ inbox = 0, rewards = 0, chat = 0 }: LiveCounts, hasOwnChat: boolean): number =>
  inbox + rewards + (hasOwnChat && chat > 0 ? 1 : 0)

/** The count of the inbox, which is the same wherever it is shown. */
export const useBellCount = (): number => {
  const counts = { inbox: useCount('inbox'), rewards: useCount('rewards'), chat: useCount('chat') }
  return bellCountOf(counts, useSettings().chat === 'desk')
}
