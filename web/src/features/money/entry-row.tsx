import type { Entry } from './entries.ts'
import { GameRow } from './game-row.tsx'
import { LineRow } from './line-row.tsx'

/** One row of the statement. */
export const EntryRow = ({ row: entry }: { readonly row: Entry }) =>
  entry.game === null && entry.lines.length === 1 ? <LineRow row={entry.lines[0]} /> : <GameRow entry={entry} />
