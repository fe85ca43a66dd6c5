import type { PromptName } from '#notices/prompt-queue.ts'
import type { FirstViews } from './first-views.ts'
import type { Prompt, PromptFacts } from './prompts.tsx'

/** Whoever has been here before, or for a while. */
const LATER: FirstViews = { few: false, window: null }

/**
 * The prompt that may be open now (spec 2 §4, Order of prompts): a pressing one whenever it is due; then one that the player
 * opened by a tap; then the first courteous one that is due, unless another one, `opened`, has already opened on this page view.
 * While it is unknown whether a courteous one is due, those behind it wait. In the first minutes (`first`) there is one for all of them together, which
 * may come again where it is still due.
 */
export const nextPrompt = (all: readonly Prompt[], facts: PromptFacts, opened: PromptName | null, first: FirstViews = LATER): Prompt | undefined => {
  const open = all.filter(({ name }) => !facts.closed.has(name))
  const pressing = open.find(prompt => prompt.opens === 'pressing' && prompt.isDue(facts))
  if (pressing) return pressing
  if (facts.requested) return all.find(({ name }) => name === facts.requested)
  const place = opened ?? (first.few ? first.window : null)
  const hasPlace = (name: PromptName) => place === null || name === place
  const courteous = open.filter(({ name, opens }) => opens === 'courteous' && hasPlace(name))
  const due = courteous.find(prompt => prompt.isDue(facts) !== false)
  return due?.isDue(facts) ? due : undefined
}

/**
 * Which prompt has the one place that a page view has for courteous ones, once `next` is open. The question for consent is the law's and not ours, so it
 * takes no place: once it is answered, announcements or an offer may still open. But in the first minutes it does: one window is enough to begin with.
 */
export const placeTakenBy = (
  next: Prompt | undefined,
  { requested }: Pick<PromptFacts, 'requested'>,
  opened: PromptName | null,
  { few }: Pick<FirstViews, 'few'> = LATER,
): PromptName | null => (next?.opens === 'courteous' && (few || next.name !== 'consent') && requested === null ? next.name : opened)
