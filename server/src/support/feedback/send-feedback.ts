import type { Deps } from '#kernel/deps.ts'
import type { Service } from '#kernel/service.ts'
import { feedbackCounts } from './feedback-limits.ts'

type Send = Service<'feedback.send'>

/** A feedback that is sent again under the same client id, later or while the first is under way, costs neither a count nor the work of its pictures. */
export const sendFeedback = ({
  stores,
  inUnit,
  limits,
  clock,
  pictures: queue,
}: Pick<Deps, 'stores' | 'inUnit' | 'limits' | 'clock' | 'pictures'>): Send => {
  const underWay = new Map<string, ReturnType<Send>>()

  const store: Send = async ({ clientId, topic, text, pictures }, caller) => {
    const owner = { merchant: caller.merchant.code, memberId: caller.session.member.id }
    const known = await stores.feedback.idOf(owner, clientId)
    if (known !== undefined) return { id: known }
    const { full } = await limits.consumeInTurn(owner.merchant, feedbackCounts(caller))
    if (full) throw full.refusal
    const images: Uint8Array[] = []
    // One after the other: a member has one place in the queue at a time.
    for (const picture of pictures) images.push((await queue.accept(Buffer.from(picture, 'base64'), caller.network.ip)).image)
    const id = await inUnit(unit => unit.feedback.add({ ...owner, clientId, topic, text: text.trim(), sentAt: clock() }, images))
    return { id }
  }

  return (request, caller) => {
    const key = JSON.stringify([caller.merchant.code, caller.session.member.id, request.clientId])
    const first = underWay.get(key)
    if (first) return first
    const sending = store(request, caller).finally(() => underWay.delete(key))
    underWay.set(key, sending)
    return sending
  }
}
