import { Refusal } from './refusal.ts'

/** Rows on one page of a list, unless it says otherwise. */
const PAGE = 20

/** A place in a list that is ordered by a moment and, of one moment, by an id. */
interface Place {
  readonly at: Date
  readonly id: string
}

export interface Page<Row> {
  readonly rows: readonly Row[]
  /** Asks for the page after this one; absent on the last page. */
  readonly next?: string
}

const cursorOf = ({ at, id }: Place): string => Buffer.from(`${at.toISOString()} ${id}`).toString('base64url')

const placeIn = (cursor: string): Place => {
  const [text = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split(' ')
  const at = new Date(text)
  if (Number.isNaN(at.getTime()) || id === '' || id.includes('\0'))
    throw new Refusal('request.invalid', { fields: [{ path: '/after', reason: 'is not the `next` of a page' }] })
  return { at, id }
}

/** One page of a list, which begins after the last row of the page before: no page reads those before it. `after` is the `next` of that page. */
export const pageOfRows = async <Row>(
  after: string | undefined,
  read: (limit: number, after: Place | undefined) => Promise<readonly Row[]>,
  placeOf: (row: Row) => Place,
  most = PAGE,
): Promise<Page<Row>> => {
  const rows = await read(most + 1, after === undefined ? undefined : placeIn(after))
  const shown = rows.slice(0, most)
  const last = rows.length > most ? shown.at(-1) : undefined
  return { rows: shown, ...(last && { next: cursorOf(placeOf(last)) }) }
}
