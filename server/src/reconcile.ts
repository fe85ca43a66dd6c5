import { createDeps } from './compose.ts'
import { ConfigError, readConfig } from './config.ts'
import { createLog } from './log.ts'
import { reconcile } from './services/wallet/reconcile.ts'

// npm run reconcile [-- <merchant>]: checks the ledger of every merchant, or of one, and prints what it found (docs/ledger.md). It changes no money.

const [only, ...rest] = process.argv.slice(2)

const cells = (row: readonly string[]): string =>
  row
    .map((cell, index) => (index === 2 || index === 3 ? cell.padStart(12) : cell.padEnd(14)))
    .join('')
    .trimEnd()

const print = (line: string): boolean => process.stdout.write(`${line}\n`)

const run = async (): Promise<boolean> => {
  const deps = await createDeps(readConfig(), { log: createLog('silent') })
  try {
    const merchants = deps.merchants.all().filter(({ code }) => only === undefined || code === only)
    if (merchants.length === 0) throw new Error(`There is no merchant ${only}.`)
    print(cells(['merchant', 'check', 'looked at', 'wrong', '  for example']))
    let faults = 0
    for (const { code } of merchants) {
      for (const found of await reconcile(deps)(code)) {
        faults += found.faults
        print(cells([code, found.check, String(found.checked), String(found.faults), `  ${found.examples.join(', ')}`]))
      }
      for (const { kind, asset, balance } of await deps.stores.reconcile.houseBalances(code))
        print(cells([code, `house ${kind}`, String(balance), '', `  ${asset}`]))
    }
    print(faults === 0 ? 'Everything is right.' : `${faults} faults. Nothing was changed; docs/ledger.md says what each check means.`)
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
