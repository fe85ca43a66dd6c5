import type { Command } from '#kernel/commands/command.ts'
import type { Deps } from '#kernel/deps.ts'
import { reconcileTable } from './reconcile-table.ts'

const USAGE = `Usage:
  npm run foyer -- reconcile [<merchant>]`

/** Whether anything is wrong was not found out. */
const UNKNOWN = 2

/** The exit code is 0 if everything is right, 1 if something is wrong, 2 if nothing is wrong but something could not be asked. */
const check = async (deps: Deps, merchants: readonly string[]) => {
  const { lines, faults, unreachable } = await reconcileTable(deps)(merchants)
  return { lines, code: faults > 0 ? 1 : unreachable > 0 ? UNKNOWN : 0 }
}

/** `npm run foyer -- reconcile`: checks the ledger of every merchant, or of one, and prints what it found (docs/ledger.md). It changes no money. */
export const reconcileCommand: Command = {
  usage: USAGE,
  failsWith: UNKNOWN,
  run: deps => async (merchant, args) => {
    if (args.length > 0) throw new Error(USAGE)
    return await check(deps, [merchant.code])
  },
  runForAll: deps => () =>
    check(
      deps,
      deps.merchants.all().map(({ code }) => code),
    ),
}
