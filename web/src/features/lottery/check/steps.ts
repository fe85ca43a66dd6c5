/** What is checked of a draw or a receipt, in the order in which a page tells it. */
export const draws = ['form', 'signature', 'key', 'commitment', 'seed', 'beacon', 'numbers', 'prizes', 'order', 'winners', 'previous'] as const
export const receipts = ['form', 'signature', 'key', 'commitment', 'proof'] as const
export type StepName = (typeof draws)[number] | (typeof receipts)[number]

export interface Step {
  readonly name: StepName
  /** `skipped`: a step before it has failed so that there is nothing to check, or the draw has nothing of the kind. */
  readonly outcome: 'right' | 'wrong' | 'skipped'
  /** The key is right, but one that the server signed with before. */
  readonly isEarlier?: true
}

/** Where one of these is wrong, nothing else can be read. */
const FATAL: readonly string[] = ['form', 'signature'] satisfies StepName[]
/** Faults that are told as one step: of a beacon, of the published choices, and of a text by rules that this page does not know. */
const shownAs: Readonly<Record<string, StepName>> = { round: 'beacon', chain: 'beacon', code: 'form', choices: 'winners' }

/** Each step with what came of it; `without`: steps for which there is nothing to check. */
export const stepsOf = <Name extends StepName>(names: readonly Name[], faults: readonly string[], without: readonly Name[] = []): readonly Step[] => {
  const wrong = faults.map(fault => shownAs[fault] ?? fault)
  const end = names.findIndex(name => FATAL.includes(name) && wrong.includes(name))
  return names.map((name, at) => {
    if (wrong.includes(name)) return { name, outcome: 'wrong' }
    return { name, outcome: (end >= 0 && at > end) || without.includes(name) ? 'skipped' : 'right' }
  })
}

/** The same steps, told of a text that was signed with an earlier key. */
export const withEarlierKey = (steps: readonly Step[]): readonly Step[] =>
  steps.map(step => (step.name === 'key' && step.outcome === 'right' ? { ...step, isEarlier: true } : step))

/** Whether everything that could be checked is right. */
export const isRight = (steps: readonly Step[]): boolean => steps.every(({ outcome }) => outcome !== 'wrong')
