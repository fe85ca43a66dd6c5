import { foldWords } from '@foyer/contract/fold-words'
import type { HelpQuestion } from '@foyer/contract/support/help-content'

/** The questions that have every typed word in them or in their answers; those that have them in the question itself come first. */
export const questionsLike = (questions: readonly HelpQuestion[], typed: string): readonly HelpQuestion[] => {
  const wanted = foldWords(typed).split(' ')
  const holds = (words: string): boolean => {
    const folded = foldWords(words)
    return wanted.every(word => folded.includes(word))
  }
  const found = questions.filter(({ question, answer }) => holds(`${question} ${answer}`))
  return [...found.filter(({ question }) => holds(question)), ...found.filter(({ question }) => !holds(question))]
}
