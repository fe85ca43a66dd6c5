import { ConfigError, readConfig } from '#kernel/config.ts'
import { createLog } from '#kernel/log.ts'
import { createDeps } from './compose.ts'
import { reconcileTable } from './reconcile-table.ts'

// npm run reconcile [-- <merchant>]: checks the ledger of every merchant, or of one, and prints what it found (docs/ledger.md). It changes no money.

const USAGE = 'Usage: npm run reconcile [-- <merchant>]'

const [only, ...rest] = process.argv.slice(2)

/** The exit code: 0 if everything is right, 1 if something is wrong, 2 if nothing is wrong but something could not be asked. */
const run = async (): Promise<number> => {
  const deps = await createDeps(readConfig(), { log: createLog('silent') })
  try {
    const known = deps.merchants.all().map(({ code }) => code)
    if (only !== undefined && !known.includes(only)) throw new Error(`There is no merchant ${only}.`)
    const { lines, faults, unasked } = await reconcileTable(deps)(only === undefined ? known : [only])
    process.stdout.write(`${lines.join('\n')}\n`)
    if (faults > 0) return 1
    return unasked > 0 ? 2 : 0
  } finally {
    await deps.close()
  }
}

try {
  if (only === '--help') process.stdout.write(`${USAGE}\n`)
  else if (rest.length > 0) throw new Error(USAGE)
  else process.exitCode = await run()
} catch (error) {
  if (!(error instanceof ConfigError)) process.stderr.write('The ledger was not checked: ')
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  // Whether anything is wrong was not found out.
  process.exitCode = 2
}
