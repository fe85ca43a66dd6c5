import type { Deps } from '#kernel/deps.ts'
import type { Service } from '#kernel/service.ts'

/** Feedback in one answer. */
const PAGE = 20

export const listFeedback =
  ({ stores }: Pick<Deps, 'stores'>): Service<'feedback.list'> =>
  async ({ before }, { merchant, session }) => {
    const rows = await stores.feedback.ofMember({ merchant: merchant.code, memberId: session.member.id }, PAGE + 1, before)
    return {
      feedback: rows.slice(0, PAGE).map(({ id, topic, text, pictures, sentAt, answer, answeredAt }) => ({
        id,
        topic,
        text,
        pictures,
        sentAt: sentAt.toISOString(),
        ...(answer !== null && answeredAt && { answer: { text: answer, at: answeredAt.toISOString() } }),
      })),
      more: rows.length > PAGE,
    }
  }
