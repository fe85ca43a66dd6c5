import { createDeps } from './compose.ts'
import { ConfigError, readConfig } from './config.ts'
import { createLog } from './log.ts'
import { voidDraw } from './services/lottery/refund-draw.ts'

// npm run void-draw -- <merchant> <draw>: declares a draw void before its numbers are known; the server pays every ticket back (docs/lottery.md).

const USAGE = 'Usage: npm run void-draw -- <merchant> <draw>'

/** The line to print, and whether it succeeded. */
const run = async (merchant: string, id: string): Promise<readonly [line: string, done: boolean]> => {
  const deps = await createDeps(readConfig(), { log: createLog('silent') })
  try {
    const draw = await deps.stores.draws.byId(merchant, id)
    if (!draw) return [`There is no draw ${id} of ${merchant}.`, false]
    if (!(await voidDraw(deps, draw))) return [`${id} is ${draw.state}: it is too late to declare it void.`, false]
    return [`${id} is void. The running server pays its tickets back.`, true]
  } finally {
    await deps.close()
  }
}

const [merchant, draw, ...rest] = process.argv.slice(2)
try {
  const [line, done] = merchant === undefined || draw === undefined || rest.length > 0 ? ([USAGE, false] as const) : await run(merchant, draw)
  ;(done ? process.stdout : process.stderr).write(`${line}\n`)
  process.exitCode = done ? 0 : 1
} catch (error) {
  if (!(error instanceof ConfigError)) process.stderr.write('Nothing was changed: ')
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
