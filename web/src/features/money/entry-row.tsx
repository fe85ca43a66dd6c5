import { ArchivedRow } from './archived-row.tsx'
import { DayRow } from './day-row.tsx'
import { GameRow } from './game-row.tsx'
import { LineRow } from './line-row.tsx'
import { isHead, isNote, type Row } from './sittings.ts'

/** One row of the statement: the heading of a day, a movement, what was played, or the note at the end. */
export const EntryRow = ({ row }: { readonly row: Row }) => {
  if (isHead(row)) return <DayRow head={row} />
  if (isNote(row)) return <ArchivedRow note={row} />
  return row.game === null && row.lines.length === 1 ? <LineRow row={row.lines[0]} /> : <GameRow entry={row} />
}
