import type { StatementDay, StatementLine } from '@foyer/contract/money/statement'
import { entriesOf, type Entry } from './entries.ts'

/** The heading of a day: what playing brought or cost on the whole of it; null where that is not known. */
export interface DayHead {
  readonly day: string
  /** A moment of the day. */
  readonly at: string
  readonly net: number | null
}

/** The end of the list, where older lines of games lie in an archive. */
export interface ArchivedNote {
  /** ISO 8601: those from before it. */
  readonly archivedUntil: string
}

/** A heading, what was done, or the end. */
export type Row = DayHead | Entry | ArchivedNote
export const isHead = (row: Row): row is DayHead => 'net' in row
export const isNote = (row: Row): row is ArchivedNote => 'archivedUntil' in row

/** The day of a moment where the player is, YYYY-MM-DD. */
export const dayOf = (at: string): string => {
  const moment = new Date(at)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`
}

/** Rounds of one game that follow each other within a day, as one: a sitting. */
const sittingsOf = (entries: readonly Entry[]): readonly Entry[] => {
  const sittings: Entry[] = []
  for (const entry of entries) {
    const last = sittings[sittings.length - 1]
    const goesOn = last && entry.game !== null && last.game === entry.game && dayOf(last.lines[0].at) === dayOf(entry.lines[0].at)
    if (goesOn) sittings[sittings.length - 1] = { ...last, lines: [...last.lines, ...entry.lines], rounds: last.rounds + entry.rounds }
    else sittings.push(entry)
  }
  return sittings
}

/**
 * The rows of a page, with the heading of each day; `before` is the last day of the page before, which has its heading. Days without known sums have a
 * heading all the same.
 */
export const rowsOf = (
  lines: readonly StatementLine[],
  days: readonly StatementDay[] | undefined,
  before: string | undefined,
): readonly (DayHead | Entry)[] => {
  const rows: (DayHead | Entry)[] = []
  let current = before
  for (const entry of sittingsOf(entriesOf(lines))) {
    const { at } = entry.lines[0]
    const day = dayOf(at)
    if (day !== current) {
      const sums = days?.find(one => one.day === day)
      rows.push({ day, at, net: sums && (sums.staked !== 0 || sums.won !== 0) ? sums.won - sums.staked : null })
    }
    current = day
    rows.push(entry)
  }
  return rows
}
