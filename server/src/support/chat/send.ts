import type { Deps } from '#kernel/deps.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Service } from '#kernel/service.ts'
import { wordsFor } from '#ranks/standing.ts'
import { messageCounts } from './chat-limits.ts'
import { messageAnswer } from './message-answer.ts'
import { ownChat } from './require-chat.ts'
import { sendOnce } from './send-once.ts'

type SendDeps = Pick<Deps, 'stores' | 'limits' | 'clock'>

export const send = (deps: SendDeps): Service<'chat.send'> => {
  const once = sendOnce(deps)
  return async ({ clientId, text }, caller) =>
    messageAnswer(
      await once(caller, ownChat(caller), clientId, messageCounts(caller, deps.clock()), async () => ({ text: text.trim(), picture: null })),
    )
}

/** The question and, at once, the merchant's answer to it, which needs nobody of support. */
export const ask = (deps: SendDeps): Service<'chat.ask'> => {
  const once = sendOnce(deps)
  return async ({ clientId, question: id }, caller) => {
    const owner = ownChat(caller)
    const { merchant, language } = caller
    const request = merchant.content.chat?.questions?.find(one => one.id === id)
    if (!request) throw new Refusal('chat.question.unknown')
    const text = wordsFor(merchant, language, request.question)
    const question = await once(caller, owner, clientId, messageCounts(caller, deps.clock()), async () => ({ text, picture: null, waits: false }))
    const words = wordsFor(merchant, language, request.answer)
    const answer = await deps.stores.chats.add({ ...owner, by: 'support', clientId, at: deps.clock(), text: words, picture: null, waits: false })
    return { messages: [question, answer].map(messageAnswer) }
  }
}
