import { HelpContent } from '@foyer/contract/support/help-content'
import { declareContent } from '#kernel/merchants/content/declare-content.ts'

/** The questions of the help center, with their answers (docs/chat.md). */
export const help = declareContent({
  file: 'content/help.json',
  schema: HelpContent,
  optional: true,
  check({ questions = [] }, { file }, report) {
    const first = file.languages?.[0]
    const seen = new Set<string>()
    for (const [at, item] of questions.entries()) {
      if (!item) continue
      const { id, question = {}, answer = {} } = item
      if (id !== undefined && seen.has(id)) report(`/questions/${at}/id`, 'is the id of another question too')
      if (id !== undefined) seen.add(id)
      if (first && !question[first]) report(`/questions/${at}/question/${first}`, 'is missing')
      if (first && !answer[first]) report(`/questions/${at}/answer/${first}`, 'is missing')
    }
  },
  page: ({ questions }, { words }) =>
    questions.map(({ id, question, answer }) => ({ id, question: words(question) ?? '', answer: words(answer) ?? '' })),
})
