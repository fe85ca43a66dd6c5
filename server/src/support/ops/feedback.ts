import type { Deps } from '#kernel/deps.ts'
import type { OpService } from '#kernel/ops/op-answers.ts'
import { OpRefusal } from '#kernel/ops/op-refusal.ts'
import { answerFeedback as answerOne } from '#support/feedback/answer-feedback.ts'

/** Feedback that a list shows. */
const LISTED = 100

export const feedback =
  ({ stores }: Pick<Deps, 'stores'>): OpService<'inbox.feedback'> =>
  async ({ which = 'waiting' }, { merchant }) => {
    const found = await stores.feedback.ofMerchant(merchant.code, which, LISTED)
    return {
      items: found.map(({ id, memberId, username, topic, text, pictures, sentAt, answer, answeredAt }) => ({
        id,
        member: { id: memberId, username },
        topic,
        text,
        pictures,
        sentAt: sentAt.toISOString(),
        answer,
        answeredAt: answeredAt?.toISOString() ?? null,
      })),
    }
  }

export const feedbackPictures =
  ({ stores }: Pick<Deps, 'stores'>): OpService<'inbox.feedbackPictures'> =>
  async ({ id }, { merchant }) => {
    const images = await stores.feedback.pictures(merchant.code, id)
    return { webp: images.map(image => Buffer.from(image).toString('base64')) }
  }

export const answerFeedback = (deps: Pick<Deps, 'inUnit' | 'clock' | 'newId'>): OpService<'inbox.answerFeedback'> => {
  const answer = answerOne(deps)
  return async ({ id, text, replaces }, caller) =>
    await deps.inUnit(async unit => {
      const before = await unit.feedback.byId(caller.merchant.code, id)
      if (!before) throw new OpRefusal('feedback.unknown')
      if (!(await answer(unit, before, { text: text.trim(), replaces }))) throw new OpRefusal('feedback.answered')
      await caller.record(unit, {
        about: { kind: 'feedback', id: String(id) },
        before: { answered: before.answeredAt !== null },
        after: { answered: true },
      })
      return {}
    })
}
