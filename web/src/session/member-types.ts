/** Agents (spec 1 §1, Member types). */
export const AGENTS: readonly number[] = [1, 2]
/** Has no chat and no language sync; free-play guests have this type (spec 1 §1, Member types). */
export const RESTRICTED = 4
