import { pgTable, text } from 'drizzle-orm/pg-core'
import { merchant, moment } from '#kernel/db/columns.ts'

/**
 * What is known here of a merchant's way between cells (docs/scale.md, Cells). `open`: it is served here. `leaving`: closed, its rows are being copied to
 * another cell. `gone`: another cell serves it. `removing`: its rows are being removed. `removed`: no row is left. `arriving`: its rows are not here yet.
 * `arrived`: they are, and the other cell has still to let go of it.
 */
export type CellState = 'open' | 'leaving' | 'gone' | 'removing' | 'removed' | 'arriving' | 'arrived'

export const cellMarks = pgTable('cell_marks', {
  merchant: merchant().primaryKey(),
  state: text('state').$type<CellState>().notNull(),
  /** The move that it is of; empty for a merchant that was opened here. */
  move: text('move').notNull(),
  /** The database at the other end of the move, as `databaseName` names it. */
  other: text('other').notNull(),
  since: moment('since').notNull(),
})
