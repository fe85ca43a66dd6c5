import type { PromptName } from '#notices/prompt-queue.ts'
import type { Prompt, PromptFacts } from './prompts.tsx'

/**
 * The prompt that may be open now (spec 2 §4, Order of prompts): a pressing one whenever it is due; then one that the player
 * opened by a tap; then the first courteous one that is due, unless another one, `opened`, has already opened on this page view.
 * While it is unknown whether a courteous one is due, those behind it wait.
 */
export const nextPrompt = (all: readonly Prompt[], facts: PromptFacts, opened: PromptName | null): Prompt | undefined => {
  const open = all.filter(({ name }) => !facts.closed.has(name))
  const pressing = open.find(prompt => prompt.opens === 'pressing' && prompt.isDue(facts))
  if (pressing) return pressing
  if (facts.requested) return all.find(({ name }) => name === facts.requested)
  const courteous = open.filter(({ name, opens }) => opens === 'courteous' && (opened === null || name === opened))
  const first = courteous.find(prompt => prompt.isDue(facts) !== false)
  return first?.isDue(facts) ? first : undefined
}

/**
 * Which prompt has the one place that a page view has for courteous ones, once `next` is open. The question for consent is the law's and not ours, so it
 * takes no place: once it is answered, announcements or an offer may still open.
 */
export const placeTakenBy = (next: Prompt | undefined, { requested }: Pick<PromptFacts, 'requested'>, opened: PromptName | null): PromptName | null =>
  next?.opens === 'courteous' && next.name !== 'consent' && requested === null ? next.name : opened
