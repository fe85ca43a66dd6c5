import { randomUUID } from 'node:crypto'
import { subjects } from '#app/subjects.ts'
import { bookStore } from '#cells/books.ts'
import { openEnd, type End } from '#cells/end.ts'
import { markOf } from '#cells/marks.ts'
import { digestOf, merchantTables, type TableDigest } from '#cells/merchant-tables.ts'
import { moveMerchant, type MoveParts } from '#cells/move.ts'
import type { CellMark } from '#kernel/cells/cell-mark-store.ts'
import { testWallet } from '#money/testing/test-wallet.ts'
import { createTestDeps, type TestSystem } from '#testing/harness.ts'
import { openOwnPostgres } from '#testing/test-database.ts'
import { testMember, testRegistration } from '#testing/test-rows.ts'

/** Both cells have the same key, as their operator gives it to them. */
const SECRET_KEY = 'a secret key of cells, which is long enough'

export interface Cell {
  readonly system: TestSystem
  /** Where its database is. */
  readonly url: string
  /** A connection of the test’s own: a new one for each look would read the catalogue anew. */
  readonly end: End
  readonly close: () => Promise<void>
  /** The wallet of a member of alpha. */
  readonly wallet: (memberId: string) => ReturnType<typeof testWallet>
}

export const openCell = async (url: string): Promise<Cell> => {
  const database = await openOwnPostgres(url)
  // Without CELL, it looks at no marks: what is refused is refused by the database.
  const system = await createTestDeps({ database, config: { secretKey: SECRET_KEY } })
  const end = await openEnd(database.href, 'The cell')
  const close = async () => {
    await end.close()
    await system.close()
  }
  return { system, url: database.href, end, close, wallet: memberId => testWallet(system, memberId) }
}

/** A member of alpha with 90.00 after a deposit and a bet, and a job of the merchant’s that waits. */
export const addPlayer = async ({ system, wallet: walletOf }: Cell, name: string): Promise<void> => {
  await system.stores.members.add(testMember(name), testRegistration)
  const wallet = walletOf(name)
  await wallet.deposit(`${name}-start`, 10_000)
  await wallet.bet(`${name}-bet`, 1_000)
}

/** What happens to a statement of a move: the command dies before it, or when it was carried out. */
export interface Death {
  readonly end: 'source' | 'target'
  readonly statement: RegExp
  readonly when: 'before' | 'after'
  /** Of those that fit; the first one if absent. */
  readonly time?: number
}

/** An end whose connection breaks at a statement, as that of a command that is killed. */
const dying = (end: End, { statement, when, time = 1 }: Death): End => {
  const { client } = end
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  let seen = 0
  client.query = ((...args: unknown[]) => {
    if (typeof args[0] === 'string' && statement.test(args[0])) seen += 1
    if (seen < time) return query(...args)
    return (async () => {
      if (when === 'after') await query(...args)
      ;(client as unknown as { readonly connection: { readonly stream: { destroy(): void } } }).connection.stream.destroy()
      throw new Error('killed')
    })()
  }) as typeof client.query
  return end
}

/** Works with a connection to each cell's database. */
export const betweenCells = async <Result>(from: Cell, to: Cell, work: (parts: MoveParts) => Promise<Result>, death?: Death): Promise<Result> => {
  const [source, target] = [await openEnd(from.url, 'The source'), await openEnd(to.url, 'The target')]
  if (death) dying(death.end === 'source' ? source : target, death)
  const { seals } = from.system
  let at = 0
  try {
    return await work({
      source,
      target,
      seals,
      checkBooks: bookStore(subjects).checker(seals),
      newId: randomUUID,
      print: () => undefined,
      pause: ms => Promise.resolve(void (at += ms)),
      now: () => at,
    })
  } finally {
    await Promise.allSettled([source.close(), target.close()])
  }
}

export const move = (from: Cell, to: Cell, death?: Death): Promise<void> => betweenCells(from, to, parts => moveMerchant(parts, 'alpha'), death)

export const stateIn = async ({ end }: Cell): Promise<CellMark['state'] | undefined> => (await markOf(end, 'alpha'))?.state

/** What a cell has of alpha, by table; tables without its rows are left out. */
export const rowsIn = async ({ end }: Cell): Promise<Readonly<Record<string, TableDigest>>> => {
  const digests: [string, TableDigest][] = []
  for (const table of await merchantTables(end)) {
    const digest = await digestOf(end, table, 'alpha')
    if (digest.rows !== '0') digests.push([table.name, digest])
  }
  return Object.fromEntries(digests)
}

/** Carries out a statement in a cell's database, as somebody beside the server would. */
export const execute = ({ end }: Cell, statement: string): Promise<unknown> => end.client.query(statement)
