/** Whom a list of members shows. */
export const memberStates = ['all', 'locked', 'break', 'excluded', 'closed'] as const
