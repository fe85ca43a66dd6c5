/** What a member may ask about their data: to have it, to have it erased, to have it put right, and that something ends. */
export const requestKinds = ['access', 'erasure', 'correction', 'objection'] as const
