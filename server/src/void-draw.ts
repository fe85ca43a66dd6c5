import { createDeps } from './compose.ts'
import { ConfigError, readConfig } from './config.ts'
import { createLog } from './log.ts'
import { voidByName } from './services/lottery/void-draw.ts'

// npm run void-draw -- <merchant> <draw or lottery>: declares a draw void before its numbers are known, or all such draws of a lottery; the server
// pays every ticket back (docs/lottery.md).

const USAGE = 'Usage: npm run void-draw -- <merchant> <draw, or code of a lottery>'

const run = async (merchant: string, name: string): Promise<{ readonly line: string; readonly done: boolean }> => {
  const deps = await createDeps(readConfig(), { log: createLog('silent') })
  try {
    return await voidByName(deps, merchant, name)
  } finally {
    await deps.close()
  }
}

const [merchant, name, ...rest] = process.argv.slice(2)
try {
  const { line, done } = merchant === undefined || name === undefined || rest.length > 0 ? { line: USAGE, done: false } : await run(merchant, name)
  ;(done ? process.stdout : process.stderr).write(`${line}\n`)
  process.exitCode = done ? 0 : 1
} catch (error) {
  if (!(error instanceof ConfigError)) process.stderr.write('Nothing was changed: ')
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
