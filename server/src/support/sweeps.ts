import { DAY_MS } from '@foyer/contract/time-units'
import type { Deps } from '#kernel/deps.ts'
import type { JobWork } from '#kernel/jobs/job-work.ts'
import { HOURLY, sweep } from '#kernel/jobs/sweep.ts'

/** Messages of the chat, and their pictures, are kept this long, ms (docs/chat.md). */
const CHAT_LIFE_MS = 180 * DAY_MS
/** Feedback and its answers are kept this long, ms (docs/feedback.md). */
const FEEDBACK_LIFE_MS = 365 * DAY_MS

export const supportSweeps = ({ stores, merchants, clock }: Pick<Deps, 'stores' | 'merchants' | 'clock'>): readonly JobWork[] => {
  const before = (ms: number): Date => new Date(clock().getTime() - ms)
  return [
    sweep('chats', HOURLY, async () => {
      for (const { code } of merchants.all()) await stores.chats.sweep(code, before(CHAT_LIFE_MS))
    }),
    sweep('feedback', HOURLY, async () => {
      for (const { code } of merchants.all()) await stores.feedback.sweep(code, before(FEEDBACK_LIFE_MS))
    }),
  ]
}
