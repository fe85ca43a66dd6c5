import pg from 'pg'
import { openTables } from './barrier.ts'
import { holdMerchant, type End } from './end.ts'
import { changeMark, markOf } from './marks.ts'
import { digestOf, merchantTables } from './merchant-tables.ts'

/** Removes a merchant's rows, those that refer to others first. Its mark says that they may go (migration 0068). */
const removeRows = async (end: End, merchant: string): Promise<number> => {
  let removed = 0
  for (const { name } of (await merchantTables(end)).toReversed()) {
    // They do not go with the merchant, and refer to the accounts. A job may add them up until the accounts are gone.
    if (name === 'accounts') await end.client.query('delete from house_sums where merchant = $1', [merchant])
    const { rowCount } = await end.client.query(`delete from ${pg.escapeIdentifier(name)} where merchant = $1`, [merchant])
    removed += rowCount ?? 0
  }
  return removed
}

/** Throws unless every movement and line that stands here stands there too, as it is here. */
const requireHistory = async (here: End, there: End, merchant: string): Promise<void> => {
  const { rows } = await here.client.query<{ readonly last: string }>(
    'select coalesce(max(id), 0)::text as last from transfers where merchant = $1',
    [merchant],
  )
  const last = Number(rows[0]?.last)
  for (const table of await merchantTables(here)) {
    const column = { transfers: 'id', entries: 'transfer_id' }[table.name]
    if (column === undefined) continue
    const [own, others] = [await digestOf(here, table, merchant), await digestOf(there, table, merchant, `${column} <= ${last}`)]
    if (own.rows !== others.rows || own.digest !== others.digest)
      throw new Error(`Of ${table.name} ${own.rows} rows stand here, and not the same ones there (${others.rows}). Nothing was removed.`)
  }
}

/** Removes the rows of a merchant that another database serves, once its whole ledger of here was found there. Returns how many. */
export const removeMerchant = async (here: End, there: End, merchant: string): Promise<number> => {
  if (here.name === there.name) throw new Error('Both addresses lead to the same database.')
  await holdMerchant(here, merchant)
  const [own, other] = [await markOf(here, merchant), await markOf(there, merchant)]
  if (own?.state !== 'gone' && own?.state !== 'removing')
    throw new Error(`${merchant} has not gone from here: its mark says "${own?.state ?? 'nothing'}".`)
  if (other?.state !== 'open') throw new Error(`The other database does not serve ${merchant}: its mark says "${other?.state ?? 'nothing'}".`)
  if (own.state === 'gone') {
    await requireHistory(here, there, merchant)
    await changeMark(here, merchant, { from: ['gone'], to: 'removing', of: own.move })
  }
  const removed = await removeRows(here, merchant)
  await openTables(here, merchant)
  await changeMark(here, merchant, { from: ['removing'], to: 'removed', of: own.move })
  return removed
}

/**
 * Opens a merchant again where it was closed for a move, and removes what has arrived at the other end. Throws where the merchant has gone already: then the
 * move can only be finished.
 */
export const abandonMove = async (source: End, target: End, merchant: string): Promise<void> => {
  if (source.name === target.name) throw new Error('Both addresses lead to the same database.')
  await holdMerchant(source, merchant)
  await holdMerchant(target, merchant)
  const mark = await markOf(source, merchant)
  if (mark?.state === 'gone') throw new Error(`${merchant} has gone: call "cell move" again, which opens it there.`)
  if (mark && mark.state !== 'leaving' && mark.state !== 'open')
    throw new Error(`${merchant} is not served by this database: its mark says "${mark.state}".`)
  if (mark?.state === 'leaving') {
    if (mark.other !== target.name) throw new Error('The move leads to another database than the one that is named.')
    // From here on the target cannot open it any more: it does so only where the source says "gone".
    await changeMark(source, merchant, { from: ['leaving'], to: 'open', of: mark.move })
  }
  const there = await markOf(target, merchant)
  if (there?.other === source.name && ['arriving', 'arrived', 'removing'].includes(there.state)) {
    await changeMark(target, merchant, { from: ['arriving', 'arrived', 'removing'], to: 'removing', of: there.move })
    await removeRows(target, merchant)
    await changeMark(target, merchant, { from: ['removing'], to: 'removed', of: there.move })
  }
  await openTables(source, merchant)
}
