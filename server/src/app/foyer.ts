import { joined } from '#kernel/collected.ts'
import { ConfigError, readConfig } from '#kernel/config.ts'
import { createLog } from '#kernel/log.ts'
import { EVERYWHERE } from '#kernel/ops/staff-caller.ts'
import { recordCommand } from '#staff/events/record-command.ts'
import { createDeps } from './compose.ts'
import { subjects } from './subjects.ts'

// `npm run foyer -- <command> <merchant> …`, or without a merchant: the commands that subjects declare (`commands` of each `subject.ts`). `--help` lists them.

const commands = joined(
  'commands',
  subjects.map(subject => subject.commands),
)
const USAGE = Object.values(commands)
  .map(({ usage }) => usage)
  .join('\n')

const run = async ([area, ...rest]: readonly string[]): Promise<readonly string[]> => {
  if ([area, ...rest].includes('--help')) return [USAGE]
  const command = area === undefined ? undefined : commands[area]
  const [code, ...args] = rest
  if (!command || area === undefined || code === undefined) throw new Error(USAGE)
  const deps = await createDeps(readConfig(), { log: createLog('silent') })
  try {
    const record = recordCommand(deps)
    if ('runForHouse' in command) {
      await record(EVERYWHERE, area, rest)
      return await command.runForHouse(deps)(rest)
    }
    const merchant = deps.merchants.byCode(code)
    if (!merchant) throw new Error(`There is no merchant ${code}.`)
    // Before it is done: a command that ends half-way leaves its trace too.
    await record(code, area, args)
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
