import type { Plain } from './canonical.ts'
import { readSigned } from './signed.ts'

/** The hash over all tickets of a draw, signed when sales end and before the beacon is known. Whoever keeps a copy can show that it was not changed later. */
export interface RootStatement {
  readonly form: 'foyer-root/1'
  readonly merchant: string
  readonly lottery: string
  readonly draw: string
  /** Hash of the commitment. */
  readonly commitment: string
  readonly tickets: { readonly count: number; readonly root: string; readonly staked: number }
  /** When it was signed; ISO 8601 in UTC. */
  readonly at: string
}

const KEYS = 'at,commitment,draw,form,lottery,merchant,tickets'

/** A statement with the key that signed it; undefined where the text is none, or was changed. */
export const readRootStatement = (text: string): { readonly statement: RootStatement; readonly key: string } | undefined => {
  const signed = readSigned(text)
  if (typeof signed === 'string') return undefined
  const body = signed.body as { readonly [key: string]: Plain } | null
  if (typeof body !== 'object' || body?.['form'] !== 'foyer-root/1' || Object.keys(body).join() !== KEYS) return undefined
  return { statement: body as unknown as RootStatement, key: signed.key }
}

/** The line of the published file (or of a copy of it) that is about this draw. */
export const rootLineOf = (text: string, merchant: string, draw: string): string | undefined =>
  text.split('\n').find(line => {
    const statement = readRootStatement(line)?.statement
    return statement?.merchant === merchant && statement.draw === draw
  })
