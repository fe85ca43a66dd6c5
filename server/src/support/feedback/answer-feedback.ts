import { pagePaths } from '@foyer/contract/page-paths'
import type { Deps, Stores } from '#kernel/deps.ts'
import { queuePushTo } from '#push/queue-push.ts'
import type { StoredFeedback } from './feedback-store.ts'

/** Answers a feedback in a unit of work, and the member hears of it; false where it was answered before and that shall not be replaced. */
export const answerFeedback = ({ clock, newId }: Pick<Deps, 'clock' | 'newId'>) => {
  const push = queuePushTo({ clock, newId })
  return async (
    unit: Stores,
    { merchant, memberId, id }: Pick<StoredFeedback, 'merchant' | 'memberId' | 'id'>,
    { text, replaces }: { readonly text: string; readonly replaces: boolean },
  ): Promise<boolean> => {
    if (!(await unit.feedback.answer(merchant, id, { text, at: clock(), replaces }))) return false
    await push(unit, { merchant, memberId }, { kind: 'messages', says: { text: 'push_feedback', values: {} }, path: pagePaths.feedback })
    return true
  }
}
