import type { Deps } from '#deps.ts'
import type { Service } from '#services/service.ts'
import { feedbackCounts } from './feedback-limits.ts'

/** A feedback that is sent again under the same client id costs neither a count nor the work of its pictures. */
export const sendFeedback =
  ({ stores, inUnit, limits, clock, pictures: queue }: Pick<Deps, 'stores' | 'inUnit' | 'limits' | 'clock' | 'pictures'>): Service<'feedback.send'> =>
  async ({ clientId, topic, text, pictures }, caller) => {
    const owner = { merchant: caller.merchant.code, memberId: caller.session.member.id }
    const known = await stores.feedback.idOf(owner, clientId)
    if (known !== undefined) return { id: known }
    const { full } = await limits.consumeInTurn(owner.merchant, feedbackCounts(caller))
    if (full) throw full.refusal
    const images: Uint8Array[] = []
    // One after the other: a member has one place in the queue at a time.
    for (const picture of pictures) images.push((await queue.accept(Buffer.from(picture, 'base64'), caller.network.prefix)).image)
    const id = await inUnit(unit => unit.feedback.add({ ...owner, clientId, topic, text: text.trim(), sentAt: clock() }, images))
    return { id }
  }
