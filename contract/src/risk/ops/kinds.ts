/**
 * Everything that may be noticed about a member, with how much it weighs: the weight of a case is the sum over its kinds, 100 at most. A weight says how soon
 * somebody should look, and nothing about what the member has done.
 */
export const signalWeights = {
  // Who shares it with whom
  device: 40,
  bank: 50,
  address: 15,
  line: 10,
  payee: 10,
  // How fast
  signups: 30,
  deposits: 20,
  withdrawals: 25,
  // What was won beyond what the games state
  wins: 40,
  // What was given
  referral: 40,
  bonus: 40,
} as const
export type SignalKind = keyof typeof signalWeights
export const signalKinds = Object.keys(signalWeights) as readonly SignalKind[]

/** From this weight on a case is opened by itself. */
export const CASE_WEIGHT = 40

export const caseStates = ['open', 'watched', 'closed'] as const
export type CaseState = (typeof caseStates)[number]
