import { userInfo } from 'node:os'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { ConfigError, readConfig } from '#kernel/config.ts'
import { createLog } from '#kernel/log.ts'
import { foretellVoid, voidByName } from '#lottery/draws/void-draw.ts'
import { recordCommand } from '#staff/events/record-command.ts'
import { createDeps } from './compose.ts'

// npm run void-draw -- <merchant> <draw or lottery> --reason <why> --by <who> [--yes] [--seed-lost]: declares a draw void before its numbers are
// known, or all such draws of a lottery; the server pays every ticket back (docs/lottery.md). It says what it will do, and asks.

const USAGE = `Usage: npm run void-draw -- <merchant> <draw, or code of a lottery> --reason <why> --by <who> [--yes] [--seed-lost]
  --reason, --by  are published on the draw's page, signed
  --yes           does it without asking, for scripts
  --seed-lost     the secret seed cannot be opened with the present SECRET_KEY; that it is missing is published instead`

const options = {
  reason: { type: 'string' },
  by: { type: 'string' },
  yes: { type: 'boolean' },
  'seed-lost': { type: 'boolean' },
  help: { type: 'boolean' },
} as const

const isSure = async (name: string): Promise<boolean> => {
  if (!process.stdin.isTTY) throw new Error('there is nobody to ask; scripts say --yes')
  const asking = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await asking.question(`Type ${name} to do it: `)
  asking.close()
  return answer.trim() === name
}

/** The exit code. */
const run = async (): Promise<number> => {
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const [merchant, name, ...rest] = positionals
  const { reason = '', by = '', yes = false, help = false } = values
  if (help) {
    process.stdout.write(`${USAGE}\n`)
    return 0
  }
  if (merchant === undefined || name === undefined || rest.length > 0 || reason.trim() === '' || by.trim() === '')
    throw new Error(`too little was said.\n${USAGE}`)
  const deps = await createDeps(readConfig(), { log: createLog('silent') })
  try {
    const lines = await foretellVoid(deps, merchant, name)
    for (const line of lines ?? []) process.stdout.write(`${line}\n`)
    if (lines && !yes && !(await isSure(name))) {
      process.stderr.write('Nothing was changed.\n')
      return 1
    }
    const word = { reason: reason.trim(), by: by.trim(), operator: userInfo().username, seedLost: values['seed-lost'] ?? false }
    await recordCommand(deps)(merchant, 'void-draw', [name, '--reason', word.reason, '--by', word.by])
    const { line, done } = await voidByName(deps, merchant, name, word)
    ;(done ? process.stdout : process.stderr).write(`${line}\n`)
    return done ? 0 : 1
  } finally {
    await deps.close()
  }
}

try {
  process.exitCode = await run()
} catch (error) {
  if (!(error instanceof ConfigError)) process.stderr.write('Nothing was changed: ')
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
