// No schema in this file: the web and the console read its values at run time, and a schema library must not reach the bundle.

/** What a merchant may ask to be verified before. */
export const identityGates = ['deposit', 'bets', 'withdrawal'] as const
export type IdentityGate = (typeof identityGates)[number]

export const identityDocuments = ['passport', 'identity-card', 'driving-licence'] as const
export type IdentityDocument = (typeof identityDocuments)[number]

/** Why a document was refused: the member reads it in words. */
export const identityRefusals = ['unreadable', 'out-of-date', 'incomplete', 'other-person', 'too-young', 'other-document'] as const
export type IdentityRefusal = (typeof identityRefusals)[number]

export const identityStates = ['waiting', 'accepted', 'refused'] as const
export type IdentityState = (typeof identityStates)[number]

/** What a company that checks documents answers; `staff`: it leaves the document to them. */
export const identityAnswers = ['accepted', 'refused', 'staff'] as const
export type IdentityAnswer = (typeof identityAnswers)[number]

/** Both sides of a card, or a page and a further one. */
export const IDENTITY_PICTURES = 3
