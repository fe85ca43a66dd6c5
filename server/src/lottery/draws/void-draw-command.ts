import { userInfo } from 'node:os'
import { parseArgs } from 'node:util'
import type { Command } from '#kernel/commands/command.ts'
import { voidByName } from './void-by-name.ts'
import { foretellVoid } from './void-draw.ts'

const USAGE = `Usage:
  npm run foyer -- void-draw <merchant> <draw, or code of a lottery> --reason <why> --by <who> [--yes] [--seed-lost]
    --reason, --by  are published on the draw's page, signed
    --yes           does it without asking, for scripts
    --seed-lost     the secret seed cannot be opened with the present SECRET_KEY; that it is missing is published instead`

const options = { reason: { type: 'string' }, by: { type: 'string' }, yes: { type: 'boolean' }, 'seed-lost': { type: 'boolean' } } as const

/**
 * `npm run foyer -- void-draw`: declares a draw void before its numbers are known, or all such draws of a lottery; the server pays every ticket back
 * (docs/lottery.md). It says what it will do, and asks.
 */
export const voidDrawCommand: Command = {
  usage: USAGE,
  run:
    (deps, { print, ask }) =>
    async (merchant, args) => {
      const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
      const [name, ...rest] = positionals
      const { reason = '', by = '', yes = false } = values
      if (name === undefined || rest.length > 0 || reason.trim() === '' || by.trim() === '')
        throw new Error(`Nothing was changed: a draw, --reason and --by are needed.\n${USAGE}`)
      const lines = await foretellVoid(deps, merchant.code, name)
      for (const line of lines ?? []) print(line)
      if (lines && !yes && (await ask(`Type ${name} to do it: `)) !== name) throw new Error('Nothing was changed.')
      const word = { reason: reason.trim(), by: by.trim(), operator: userInfo().username, seedLost: values['seed-lost'] ?? false }
      const { line, done } = await voidByName(deps, merchant.code, name, word)
      if (!done) throw new Error(line)
      return [line]
    },
}
