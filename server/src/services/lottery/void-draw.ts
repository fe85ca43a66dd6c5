import type { DrawKey } from '#stores/lottery/stored-draw.ts'
import { queueStep } from './queue-step.ts'
import type { StepDeps } from './step.ts'

type VoidDeps = Pick<StepDeps, 'stores' | 'inUnit' | 'clock'>

/** Declares a draw void before its numbers are known: every ticket is paid back. False if it is too late, or done already. */
export const voidDraw = async ({ inUnit, clock }: Omit<VoidDeps, 'stores'>, draw: DrawKey): Promise<boolean> =>
  await inUnit(async unit => {
    const isVoid = await unit.draws.enter(draw, ['scheduled', 'open', 'closed'], 'void')
    if (isVoid) await queueStep(unit, draw, 'refund', clock())
    return isVoid
  })

/** What an operator is told, and whether anything became void. */
interface Told {
  readonly line: string
  readonly done: boolean
}

/** Declares a draw void, or all draws of a lottery that have no numbers yet: `name` is the id of a draw or the code of a lottery. */
export const voidByName = async (deps: VoidDeps, merchant: string, name: string): Promise<Told> => {
  const { draws } = deps.stores
  const draw = await draws.byId(merchant, name)
  if (draw) {
    const done = await voidDraw(deps, draw)
    return {
      done,
      line: done ? `${name} is void. The running server pays its tickets back.` : `${name} is ${draw.state}: it is too late to declare it void.`,
    }
  }
  const [first, ...more] = await draws.undrawn(merchant, name)
  if (!first) return { done: false, line: `There is no draw ${name} of ${merchant}, and no lottery ${name} with a draw that has no numbers yet.` }
  const ids: string[] = []
  for (const one of [first, ...more]) if (await voidDraw(deps, one)) ids.push(one.id)
  const left = await draws.restBefore(first)
  const rest = left && left.rest > 0 ? ` The rest of its pool, ${left.rest} in the smallest unit, waits for the next draw under this code.` : ''
  return { done: true, line: `Void: ${ids.join(', ')}. The running server pays the tickets back.${rest}` }
}
