import { createDeps } from './compose.ts'
import { ConfigError, readConfig } from './config.ts'
import { createLog } from './log.ts'
import { reconcileTable } from './services/wallet/reconcile-table.ts'

// npm run reconcile [-- <merchant>]: checks the ledger of every merchant, or of one, and prints what it found (docs/ledger.md). It changes no money.

const [only, ...rest] = process.argv.slice(2)

/** Whether everything is right. */
const run = async (): Promise<boolean> => {
  const deps = await createDeps(readConfig(), { log: createLog('silent') })
  try {
    const known = deps.merchants.all().map(({ code }) => code)
    if (only !== undefined && !known.includes(only)) throw new Error(`There is no merchant ${only}.`)
    const { lines, faults } = await reconcileTable(deps)(only === undefined ? known : [only])
    process.stdout.write(`${lines.join('\n')}\n`)
    return faults === 0
  } finally {
    await deps.close()
  }
}

try {
  if (rest.length > 0) throw new Error('Usage: npm run reconcile [-- <merchant>]')
  process.exitCode = (await run()) ? 0 : 1
} catch (error) {
  if (!(error instanceof ConfigError)) process.stderr.write('The ledger was not checked: ')
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
