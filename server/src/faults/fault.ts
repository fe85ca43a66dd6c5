import type { pageFaults } from './schema.ts'

type Row = typeof pageFaults.$inferSelect
/** One report of a fault. */
export type ReportedFault = Omit<Row, 'count' | 'firstSeen' | 'lastSeen'> & { readonly at: Date }
export type CountedFault = Pick<Row, 'version' | 'engine' | 'message' | 'place' | 'part' | 'route' | 'count' | 'firstSeen' | 'lastSeen'>

/** Which faults are listed; `version` and `engine` are taken as beginnings. */
export interface FaultFilter {
  /** The first day, e.g. `2026-11-26`. */
  readonly since: string
  readonly version?: string | undefined
  readonly engine?: string | undefined
}
