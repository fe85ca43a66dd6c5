import type { SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

type Column<Table extends PgTable> = keyof Table['$inferSelect'] & string
/** What becomes of a member's rows: they are deleted, or these columns get these values. */
export type Fate<Table extends PgTable = PgTable> = 'deleted' | Readonly<Partial<Record<Column<Table>, null | string | number | object | SQL>>>

interface Facts<Table extends PgTable> {
  /** What is known of a person, by column. The id of a member or device in its usual column needs no line. */
  readonly holds?: Readonly<Partial<Record<Column<Table>, string>>>
  /** The other columns of text, data or bytes: they say nothing of a person. Numbers, moments and yes or no need no line. */
  readonly plain?: readonly Column<Table>[]
  readonly why: string
  /** When the account is closed. */
  readonly atClosing?: Fate<Table>
  /** The same, but not as long as a self-exclusion holds, because otherwise it would be undone by a new account. */
  readonly atClosingUnlessExcluded?: Fate<Table>
  /** When the time is over for which the merchant keeps what is left of a closed account. */
  readonly afterRetention?: Fate<Table>
  /** When it goes otherwise, in words. */
  readonly goes?: string
}

export interface PersonalTable extends Facts<PgTable> {
  readonly table: PgTable
  /** Its column of the member's id, where it is not the usual one. */
  readonly memberColumn?: string
}

/** What is said of a table. `memberColumn`: where the member’s id is not in its usual column. */
export const personal = <Table extends PgTable>(table: Table, facts: Facts<Table>, memberColumn?: Column<Table>): PersonalTable => ({
  ...(facts as unknown as Facts<PgTable>),
  table,
  ...(memberColumn !== undefined && { memberColumn }),
})

export const NOBODY = 'nobody is in it'
/** Rows that hold a member's id beside figures: once the member's own row has lost the name, they lead to nobody. */
export const FIGURES = 'stays in the books; after the retention its id leads to nobody'
export const MINUTES = 'within minutes or hours, by a sweep'
