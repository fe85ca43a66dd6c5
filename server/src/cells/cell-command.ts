import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { CommandEnd } from '#kernel/commands/command.ts'
import type { Deps } from '#kernel/deps.ts'
import { openEnd, type End } from './end.ts'
import { shareKeys } from './keys.ts'
import { moveMerchant } from './move.ts'
import { abandonMove, removeMerchant } from './remove.ts'

export const CELL_USAGE = `Usage (docs/scale.md, Cells); <file> has the address of the other database, and without --to TARGET_DATABASE_URL is it:
  npm run foyer -- cell list                             (the merchants and where they are, as this database knows)
  npm run foyer -- cell open <merchant>                  (opens one that is new here: a cell serves no other)
  npm run foyer -- cell hosts                            (hosts of the merchants that are open here, for the router)
  npm run foyer -- cell join [--to <file>]               (gives a new, migrated database this one's keys, before its first server starts)
  npm run foyer -- cell move <merchant> [--to <file>]    (closes it here, copies and checks it, opens it there; may be called again)
  npm run foyer -- cell abandon <merchant> [--to <file>] (opens it here again, as long as it has not gone)
  npm run foyer -- cell remove <merchant> [--to <file>]  (removes the rows of one that has gone, once its ledger was found there)`

type CellDeps = Pick<Deps, 'config' | 'merchants' | 'stores' | 'seals' | 'newId' | 'clock'>

const targetOf = ({ config }: CellDeps, file: string | undefined): string => {
  const url = file === undefined ? config.targetDatabaseUrl : readFileSync(file, 'utf8').trim()
  if (url === undefined) throw new Error(`Neither --to nor TARGET_DATABASE_URL says where the other database is.\n${CELL_USAGE}`)
  return url
}

/** Works with a connection to each of the two databases. */
const withEnds = async <Result>(deps: CellDeps, file: string | undefined, work: (here: End, there: End) => Promise<Result>): Promise<Result> => {
  const { databaseUrl } = deps.config
  if (databaseUrl === undefined) throw new Error('Merchants move between PostgreSQLs: set DATABASE_URL.')
  const here = await openEnd(databaseUrl, 'This database')
  try {
    const there = await openEnd(targetOf(deps, file), 'The other database')
    try {
      return await work(here, there)
    } finally {
      await there.close()
    }
  } finally {
    await here.close()
  }
}

const listCells = async ({ stores: { cellMarks }, config }: CellDeps): Promise<readonly string[]> => {
  const marks = (await cellMarks.all()).toSorted((one, other) => (one.merchant < other.merchant ? -1 : 1))
  const lines = marks.map(({ merchant, state, since }) => `${merchant}: ${state} since ${since.toISOString()}`)
  return [...lines, config.cell === undefined ? 'CELL is not set: every merchant of the folder is served here.' : 'No other merchant is served here.']
}

const hostLines = ({ merchants, config: { cell } }: CellDeps): readonly string[] => {
  if (cell === undefined) throw new Error('CELL is not set: this installation serves every host, and no router is needed.')
  return merchants.all().flatMap(({ file: { hosts, blockedHosts = [] } }) => [...hosts, ...blockedHosts].map(host => `${host} ${cell};`))
}

const openHere = async ({ stores: { cellMarks }, clock }: CellDeps, merchant: string): Promise<readonly string[]> => {
  if (await cellMarks.open(merchant, clock())) return [`${merchant} is open here.`]
  throw new Error(`${merchant} has the mark "${(await cellMarks.of(merchant))?.state}" here already. Nothing was changed.`)
}

/** The command `cell`. `print`: each line at once, because a move takes minutes. */
export const cellCommand =
  (deps: CellDeps, print: (line: string) => void = line => void process.stdout.write(`${line}\n`)) =>
  async (args: readonly string[]): Promise<readonly string[] | CommandEnd> => {
    const { values, positionals } = parseArgs({ args: [...args], options: { to: { type: 'string' } }, allowPositionals: true })
    const [act = '', merchant, ...more] = positionals
    if (act === 'list' && merchant === undefined) return await listCells(deps)
    if (act === 'hosts' && merchant === undefined) return hostLines(deps)
    if (act === 'join' && merchant === undefined) {
      const given = await withEnds(deps, values.to, (here, there) => shareKeys(here, there, deps.seals))
      return [`${given.length} keys were given: the other database's servers may start.`]
    }
    if (merchant === undefined || more.length > 0) throw new Error(CELL_USAGE)
    if (deps.merchants.settingsHash(merchant) === undefined) throw new Error(`There is no merchant ${merchant}.`)
    if (act === 'open') return await openHere(deps, merchant)
    const checkBooks = deps.stores.books.checker(deps.seals)
    const times = { pause: (ms: number) => pause(ms), now: () => performance.now() }
    return await withEnds(deps, values.to, async (source, target) => {
      if (act === 'move') {
        // Only servers with CELL look at the marks: others would take the merchant's calls until a trigger refuses what they write.
        if (deps.config.cell === undefined) throw new Error('CELL is not set: a merchant leaves only a cell, whose servers all have it.')
        await moveMerchant({ ...deps, ...times, source, target, checkBooks, print }, merchant)
        return []
      }
      if (act === 'abandon') {
        await abandonMove(source, target, merchant)
        return [`${merchant} is open here, and nothing of it is left in the other database.`]
      }
      if (act === 'remove') return [`${await removeMerchant(source, target, merchant)} rows of ${merchant} were removed.`]
      throw new Error(CELL_USAGE)
    })
  }
