import type { Deps } from '#kernel/deps.ts'
import type { CommandEnd } from './command.ts'

export const DISTRIBUTE_USAGE = `Usage (docs/scale.md):
  npm run foyer -- distribute                              (says what is to be done to split the database over machines by merchant)
  npm run foyer -- distribute --yes                        (does it, where nobody writes; may be called again)
  npm run foyer -- distribute --check                      (lists what is not as it should be, and ends with 1 where there is something)
  npm run foyer -- distribute --move <merchant> <host:port>   (to a machine that was added later)`

const check = async ({ stores: { distribution } }: Pick<Deps, 'stores'>): Promise<CommandEnd> => {
  const found = await distribution.look()
  const faults = distribution.faults(found)
  const machines = found.machines.map(({ name }) => name).join(', ')
  if (faults.length > 0) return { lines: faults, code: 1 }
  return { lines: [`${found.tables.length} tables and ${found.functions.length} functions are split by merchant over ${machines}.`], code: 0 }
}

const move = async ({ stores: { distribution }, merchants }: Pick<Deps, 'stores' | 'merchants'>, code: string, to: string): Promise<CommandEnd> => {
  if (!merchants.byCode(code)) throw new Error(`There is no merchant ${code}.`)
  const { machines } = await distribution.look()
  if (!machines.some(({ name }) => name === to))
    throw new Error(`There is no machine ${to}; there are ${machines.map(({ name }) => name).join(', ')}.`)
  const from = await distribution.machineOf(code)
  if (from === to) return { lines: [`${code} is on ${to} already.`], code: 0 }
  const group = (name: string) => machines.find(machine => machine.name === name)?.group ?? 0
  if (group(to) < group(from))
    throw new Error(
      `${to} counts ids from a lower number than ${from}, so that new rows would come before old ones. Move to a machine that was added later, or remove ${to} while it has no rows and add it again.`,
    )
  await distribution.move(code, to)
  return { lines: [`${code}, and the merchants who share its part, moved from ${from} to ${await distribution.machineOf(code)}.`], code: 0 }
}

/** Splits the database over machines by merchant, looks whether it is split as it must be, or moves a merchant. Returns the lines to print. */
export const distribute =
  (deps: Pick<Deps, 'stores' | 'merchants'>) =>
  async (args: readonly string[]): Promise<CommandEnd> => {
    const [option, code, to, ...more] = args
    const { distribution } = deps.stores
    if (option === '--move' && code !== undefined && to !== undefined && more.length === 0) return await move(deps, code, to)
    if (code !== undefined) throw new Error(DISTRIBUTE_USAGE)
    if (option === '--check') return await check(deps)
    if (option !== undefined && option !== '--yes') throw new Error(DISTRIBUTE_USAGE)

    const found = await distribution.look()
    if (found.machines.length === 0) return await check(deps)
    const steps = distribution.steps(found)
    if (option === undefined)
      return { lines: [...steps.map(({ words }) => words), 'Nothing was changed. --yes does it; stop all servers before.'], code: 0 }
    for (const step of steps) await distribution.take(step)
    const { lines, code: end } = await check(deps)
    return { lines: [...steps.map(({ words }) => `done: ${words}`), ...lines], code: end }
  }
