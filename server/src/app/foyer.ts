import { ConfigError, readConfig } from '#kernel/config.ts'
import { createLog } from '#kernel/log.ts'
import { createDeps } from './compose.ts'
import { joined, subjects } from './subjects.ts'

// `npm run foyer -- <command> <merchant> …`: the commands that subjects declare (`commands` of each `subject.ts`). `--help` lists them.

const commands = joined(
  'commands',
  subjects.map(subject => subject.commands),
)
const USAGE = Object.values(commands)
  .map(({ usage }) => usage)
  .join('\n')

const run = async ([area, code, ...args]: readonly string[]): Promise<readonly string[]> => {
  if ([area, code, ...args].includes('--help')) return [USAGE]
  const command = area === undefined ? undefined : commands[area]
  if (!command || code === undefined) throw new Error(USAGE)
  const deps = await createDeps(readConfig(), { log: createLog('silent') })
  try {
    const merchant = deps.merchants.byCode(code)
    if (!merchant) throw new Error(`There is no merchant ${code}.`)
    return await command.run(deps)(merchant, args)
  } finally {
    await deps.close()
  }
}

try {
  process.stdout.write(`${(await run(process.argv.slice(2))).join('\n')}\n`)
} catch (error) {
  if (error instanceof ConfigError) process.stderr.write('Nothing was done: ')
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
