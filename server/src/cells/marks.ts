import type { CellMark } from '#kernel/cells/cell-mark-store.ts'
import type { CellState } from '#kernel/cells/schema.ts'
import type { End } from './end.ts'

export const markOf = async ({ client }: End, merchant: string): Promise<CellMark | undefined> => {
  const { rows } = await client.query<CellMark>('select merchant, state, move, other, since from cell_marks where merchant = $1', [merchant])
  return rows[0]
}

/** What a mark becomes, and from which states; `none`: where there is no mark. */
interface Change {
  readonly from: readonly (CellState | 'none')[]
  readonly to: CellState
  /** Of the move that the mark must be of already. */
  readonly of?: string
  /** A mark of another move begins. */
  readonly begins?: Pick<CellMark, 'move' | 'other'>
}

/** Changes the mark in one statement, and throws where it is another one than expected: then another command was here meanwhile. */
export const changeMark = async ({ client }: End, merchant: string, { from, to, of, begins }: Change): Promise<void> => {
  const states = from.filter(state => state !== 'none')
  const { rowCount } = await client.query(
    `update cell_marks set state = $2, since = now(), move = coalesce($5, move), other = coalesce($6, other)
     where merchant = $1 and state = any($3) and ($4::text is null or move = $4)`,
    [merchant, to, states, of ?? null, begins?.move ?? null, begins?.other ?? null],
  )
  if (rowCount === 1) return
  if (from.includes('none')) {
    const made = await client.query(
      'insert into cell_marks (merchant, state, move, other, since) values ($1, $2, $3, $4, now()) on conflict do nothing',
      [merchant, to, begins?.move ?? '', begins?.other ?? ''],
    )
    if (made.rowCount === 1) return
  }
  const mark = await markOf({ client } as End, merchant)
  throw new Error(
    `${merchant} is ${mark?.state ?? 'without a mark'} where it should be ${from.join(' or ')}: another command was here. Nothing was changed.`,
  )
}
