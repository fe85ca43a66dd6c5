import { createInterface } from 'node:readline/promises'
import { joined } from '#kernel/collected.ts'
import type { Command, CommandEnd, Terminal } from '#kernel/commands/command.ts'
import { ConfigError, readConfig } from '#kernel/config.ts'
import { migratePostgres } from '#kernel/db/postgres.ts'
import type { Deps } from '#kernel/deps.ts'
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
const [name = '', ...words] = process.argv.slice(2)
const command = Object.hasOwn(commands, name) ? commands[name] : undefined
/** The only command that meets a database of an earlier version, so it is no subject's. */
const MIGRATE = 'npm run foyer -- migrate   (brings the database up to date, before servers of a new version start)'
const USAGE = command ? command.usage : [`Usage:\n  ${MIGRATE}`, ...Object.values(commands).map(({ usage }) => usage)].join('\n')

const terminal: Terminal = {
  print: line => void process.stdout.write(`${line}\n`),
  async ask(question) {
    if (!process.stdin.isTTY) throw new Error('Nothing was changed: there is nobody to ask; scripts say --yes.')
    const terminal = createInterface({ input: process.stdin, output: process.stdout })
    const answer = await terminal.question(question)
    terminal.close()
    return answer.trim()
  },
}

/** Does the command and leaves a trace of it before: one that ends half-way leaves its trace too. */
const runOn = async (deps: Deps, command: Command): Promise<readonly string[] | CommandEnd> => {
  const record = recordCommand(deps)
  if ('runForHouse' in command) {
    await record(EVERYWHERE, name, words)
    return await command.runForHouse(deps)(words)
  }
  const [code, ...args] = words
  if (code === undefined && command.runForAll) {
    await record(EVERYWHERE, name, [])
    return await command.runForAll(deps)()
  }
  const merchant = deps.merchants.byCode(code ?? '')
  if (!merchant) throw new Error(`There is no merchant ${code}.`)
  await record(merchant.code, name, args)
  return await command.run(deps, terminal)(merchant, args)
}

const migrate = async (): Promise<string> => {
  const { databaseUrl } = readConfig()
  if (databaseUrl === undefined) throw new Error('The embedded database is brought up to date when the server starts.')
  const count = await migratePostgres(databaseUrl)
  return count === 0 ? 'The database is up to date.' : `The database is up to date, after ${count} migration${count === 1 ? '' : 's'}.`
}

const run = async (): Promise<CommandEnd> => {
  if ([name, ...words].includes('--help')) return { lines: [USAGE], code: 0 }
  if (name === 'migrate') return { lines: [await migrate()], code: 0 }
  if (!command || (words.length === 0 && !('runForAll' in command) && !('runForHouse' in command))) throw new Error(USAGE)
  const deps = await createDeps(readConfig(), { log: createLog('silent') })
  try {
    const end = await runOn(deps, command)
    return 'code' in end ? end : { lines: end, code: 0 }
  } finally {
    await deps.close()
  }
}

try {
  const end = await run()
  for (const line of end.lines) terminal.print(line)
  process.exitCode = end.code
} catch (error) {
  if (error instanceof ConfigError) process.stderr.write('Nothing was done: ')
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = command?.failsWith ?? 1
}
