import type { Plain } from './canonical.ts'
import { drawResults } from './certificate.ts'
import { commitmentHash, seedHashOf, type Commitment } from './commitment.ts'
import type { Results } from './draw-rules.ts'
import { readSigned } from './signed.ts'

/** Why and by whom a draw was declared void. After its sales have ended it reveals the seed, so that everybody sees what was given up. */
export interface VoidStatement {
  readonly form: 'foyer-void/1'
  /** What was published before sales. */
  readonly commitment: Commitment
  /** ISO 8601 in UTC. */
  readonly at: string
  readonly by: string
  readonly reason: string
  /** The hash over all tickets, hex; null while sales went on, or where it was not published yet. */
  readonly root: string | null
  /** The secret seed, hex; null before sales ended, or where it is lost. */
  readonly seed: string | null
}

/** Why a statement is not right, in plain words. */
export const voidFaults = {
  form: 'This is no statement about a void draw, or something in its text was changed.',
  signature: 'The signature does not fit the text: something was changed.',
  key: 'It was signed with another key than the one you trust.',
  commitment: 'It is about another draw than the one that was published.',
  seed: 'The secret seed is not the one whose hash was published before the draw.',
  hidden: 'Sales had ended, and the secret seed is not revealed.',
} as const
export type VoidFault = keyof typeof voidFaults

const KEYS = 'at,by,commitment,form,reason,root,seed'

export interface CheckedVoid {
  readonly faults: readonly VoidFault[]
  readonly statement?: VoidStatement
  /** By which key it was signed, hex. */
  readonly key?: string
  /** What the numbers would have been, where seed and tickets alone decide them. */
  readonly results?: Results
}

/** Checks a statement's text; nothing is asked of any server. */
export const checkVoid = (text: string, trusted: { readonly keys?: readonly string[]; readonly commitment?: string } = {}): CheckedVoid => {
  const signed = readSigned(text)
  if (typeof signed === 'string') return { faults: [signed] }
  const statement = signed.body as unknown as VoidStatement | null
  if (typeof statement !== 'object' || statement?.form !== 'foyer-void/1' || Object.keys(statement).join() !== KEYS) return { faults: ['form'] }
  try {
    const { commitment, at, seed, root } = statement
    const found: readonly (VoidFault | false)[] = [
      trusted.keys?.includes(signed.key) === false && 'key',
      trusted.commitment !== undefined && trusted.commitment !== commitmentHash(commitment) && 'commitment',
      seed !== null && seedHashOf(seed) !== commitment.seedHash && 'seed',
      seed === null && at >= commitment.closesAt && 'hidden',
    ]
    const isDecided = seed !== null && root !== null && commitment.beacon === null
    return {
      faults: found.filter(fault => fault !== false),
      statement,
      key: signed.key,
      ...(isDecided && { results: drawResults(commitment, { seed, root, beacon: null }) }),
    }
  } catch {
    // Somebody signed a body of another shape.
    return { faults: ['form'] }
  }
}

/** Whether a text has the form of such a statement. */
export const isVoidStatement = (text: string): boolean => {
  const signed = readSigned(text)
  return typeof signed !== 'string' && (signed.body as { readonly form?: Plain } | null)?.form === 'foyer-void/1'
}
