import { LOOK_EVERY_MS, STALE_MS } from '#kernel/cells/places.ts'
import type { Seals } from '#kernel/security/seals.ts'
import { closeTables } from './barrier.ts'
import type { CheckBooks } from './books.ts'
import { copyMerchant } from './copy.ts'
import { holdMerchant, type End } from './end.ts'
import { shareKeys } from './keys.ts'
import { changeMark, markOf } from './marks.ts'

/** Every process has looked once more after this time, ms, and takes no new calls and jobs of the merchant. */
const NOTICED_MS = 2 * LOOK_EVERY_MS
/** Jobs under way may end for so long, ms; one that takes longer is done again at its new place, as after a crash. */
const JOBS_MS = 30_000
const JOBS_LOOK_MS = 500

export interface MoveParts {
  readonly source: End
  readonly target: End
  readonly seals: Seals
  readonly checkBooks: CheckBooks
  readonly newId: () => string
  readonly print: (line: string) => void
  readonly pause: (ms: number) => Promise<void>
  /** ms, never set back. */
  readonly now: () => number
}

/** The id of the move, of which both marks are. Throws where the merchant cannot leave here, or cannot come there. */
const beginMove = async ({ source, target, seals, newId }: MoveParts, merchant: string): Promise<string> => {
  const [here, there] = [await markOf(source, merchant), await markOf(target, merchant)]
  if (here && !['open', 'leaving'].includes(here.state)) throw new Error(`${merchant} is not served by this database: its mark says "${here.state}".`)
  if (here?.state === 'leaving' && here.other !== target.name)
    throw new Error(`${merchant} is on its way to another database: "cell abandon" ends that.`)
  // Stopped between its first two steps, only the other end has its mark.
  const begun = there?.state === 'arriving' && there.other === source.name ? there.move : undefined
  const move = here?.state === 'leaving' ? here.move : (begun ?? newId())
  const isOurs = there?.move === move && ['arriving', 'arrived'].includes(there.state)
  if (there && there.state !== 'removed' && !isOurs)
    throw new Error(`The other database has ${merchant} with the mark "${there.state}": it cannot come there.`)
  await shareKeys(source, target, seals)
  if (!isOurs) await changeMark(target, merchant, { from: ['none', 'removed'], to: 'arriving', begins: { move, other: source.name } })
  if (here?.state !== 'leaving') await changeMark(source, merchant, { from: ['none', 'open'], to: 'leaving', begins: { move, other: target.name } })
  return move
}

const runningJobs = async ({ client }: End, merchant: string): Promise<number> => {
  const { rows } = await client.query<{ readonly running: string }>(
    'select count(*) as running from jobs where merchant = $1 and is_running and coalesce(lease_ends, due_at) > now() and failed_at is null',
    [merchant],
  )
  return Number(rows[0]?.running)
}

/** Waits for what is under way, then lets nobody write the merchant's rows. */
const closeMerchant = async ({ source, pause, now, print }: MoveParts, merchant: string): Promise<void> => {
  await pause(NOTICED_MS)
  const until = now() + JOBS_MS
  let running = await runningJobs(source, merchant)
  for (; running > 0 && now() < until; running = await runningJobs(source, merchant)) await pause(JOBS_LOOK_MS)
  if (running > 0) print(`${running} jobs have not ended; they are done again at their new place.`)
  await closeTables(source, merchant)
}

const requireRight = async ({ checkBooks }: MoveParts, { db }: End, merchant: string, where: string): Promise<void> => {
  const wrong = await checkBooks(db, merchant)
  if (wrong.length > 0) throw new Error(`The books ${where} are not right, and nothing was copied:\n  ${wrong.join('\n  ')}`)
}

/** All or nothing: what arrives is compared and its books are checked before it is committed. */
const bringOver = async (parts: MoveParts, merchant: string, move: string): Promise<void> => {
  const { source, target, print, now } = parts
  const began = now()
  await source.client.query('begin isolation level repeatable read read only')
  await target.client.query('begin')
  try {
    await requireRight(parts, source, merchant, 'here')
    const { tables, rows } = await copyMerchant(source, target, merchant)
    await requireRight(parts, target, merchant, 'as they arrived')
    await changeMark(target, merchant, { from: ['arriving'], to: 'arrived', of: move })
    await target.client.query('commit')
    await source.client.query('commit')
    print(`${rows} rows of ${tables} tables were copied, compared and checked in ${((now() - began) / 1000).toFixed(1)} s.`)
  } catch (error) {
    await Promise.allSettled([target.client.query('rollback'), source.client.query('rollback')])
    throw error
  }
}

/** The moment that decides: afterwards the merchant can only be opened there. Its jobs have gone with it. */
const letGo = async ({ source }: MoveParts, merchant: string, move: string): Promise<void> => {
  await source.client.query('begin')
  try {
    await changeMark(source, merchant, { from: ['leaving'], to: 'gone', of: move })
    await source.client.query('delete from jobs where merchant = $1', [merchant])
    await source.client.query('commit')
  } catch (error) {
    await source.client.query('rollback')
    throw error
  }
}

/**
 * Moves a merchant from one database to another (docs/scale.md, Cells). Stopped at any point it may be called again, and goes on; until the merchant was let go
 * it may be abandoned. It is open in one of the two, or in none: the target opens it only once the source has let go of it for good.
 */
export const moveMerchant = async (parts: MoveParts, merchant: string): Promise<void> => {
  const { source, target, print, pause, now } = parts
  if (source.name === target.name) throw new Error('Both addresses lead to the same database.')
  await holdMerchant(source, merchant)
  await holdMerchant(target, merchant)
  const gone = await markOf(source, merchant)
  let move = gone?.state === 'gone' && gone.other === target.name ? gone.move : undefined
  if (move === undefined) {
    move = await beginMove(parts, merchant)
    const closedAt = now()
    print(`${merchant} is closed.`)
    await closeMerchant(parts, merchant)
    if ((await markOf(target, merchant))?.state === 'arriving') await bringOver(parts, merchant, move)
    // A process that could not look until now has noticed that it could not, and serves nobody.
    await pause(Math.max(0, closedAt + STALE_MS + LOOK_EVERY_MS - now()))
    await letGo(parts, merchant, move)
  }
  const there = await markOf(target, merchant)
  if (there?.move === move && there.state === 'open') print(`${merchant} is open there already.`)
  else {
    await changeMark(target, merchant, { from: ['arrived'], to: 'open', of: move })
    print(`${merchant} is open there. Let the router lead its hosts there now.`)
  }
}
