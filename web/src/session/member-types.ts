/** Agents (spec 1 §1, Member types). */
export const AGENTS: readonly number[] = [1, 2]
/** Barred from chat and exempt from language sync (spec 1 §1). Free play gives it (spec 1 §1, Member types). */
export const RESTRICTED = 4
