import { ChatContent } from '@foyer/contract/support/chat/chat-content'
import { declareContent } from '#kernel/merchants/content/declare-content.ts'

/** The greeting of the chat, and the questions that it answers at once (docs/chat.md). */
export const chat = declareContent({
  file: 'content/chat.json',
  schema: ChatContent,
  optional: true,
  check({ greeting, questions = [] }, { file }, report) {
    const first = file.languages?.[0]
    const seen = new Set<string>()
    if (first && greeting && !greeting[first]) report(`/greeting/${first}`, 'is missing')
    for (const [at, item] of questions.entries()) {
      if (!item) continue
      const { id, question = {}, answer = {} } = item
      if (id !== undefined && seen.has(id)) report(`/questions/${at}/id`, 'is the id of another question too')
      if (id !== undefined) seen.add(id)
      if (first && !question[first]) report(`/questions/${at}/question/${first}`, 'is missing')
      if (first && !answer[first]) report(`/questions/${at}/answer/${first}`, 'is missing')
    }
  },
  page: ({ greeting, questions = [] }, { words }) => ({
    greeting: words(greeting) ?? null,
    questions: questions.map(({ id, question }) => ({ id, question: words(question) ?? '' })),
  }),
})
