import type { CallAnswers } from '@foyer/contract'

/** A published file. What cannot be reached is a TypeError, as with any fetch. */
const textAt = async (path: string): Promise<string> => {
  const answer = await fetch(path)
  if (!answer.ok) throw new TypeError(`${path} answered ${answer.status}`)
  return await answer.text()
}

type DrawAnswer = Pick<CallAnswers['lottery.draw'], 'choices' | 'previous'>

/** The choices of a draw, all parts one after the other; undefined where none are published. One file at a time, because each is large. */
export const publishedChoices = async ({ choices }: DrawAnswer): Promise<string | undefined> => {
  if (!choices) return undefined
  let text = ''
  for (let part = 1; part <= choices.parts; part += 1) text += await textAt(`${choices.path}${part}.jsonl`)
  return text
}

export const certificateBefore = async ({ previous }: DrawAnswer): Promise<string | undefined> => (previous ? await textAt(previous.path) : undefined)
