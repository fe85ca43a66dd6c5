import { type VoidDeps, type VoidWord, voidDraw } from './void-draw.ts'

/** What an operator is told, and whether anything became void. */
interface Report {
  readonly line: string
  readonly done: boolean
}

/** Declares a draw void, or all draws of a lottery that have no numbers yet: `name` is the id of a draw or the code of a lottery. */
export const voidByName = async (deps: VoidDeps, merchant: string, name: string, word: VoidWord): Promise<Report> => {
  const { draws } = deps.stores
  const draw = await draws.byId(merchant, name)
  if (draw) {
    const done = await voidDraw(deps, draw, word)
    return {
      done,
      line: done ? `${name} is void. The running server pays its tickets back.` : `${name} is ${draw.state}: it is too late to declare it void.`,
    }
  }
  const [first, ...more] = await draws.undrawn(merchant, name)
  if (!first) return { done: false, line: `There is no draw ${name} of ${merchant}, and no lottery ${name} with a draw that has no numbers yet.` }
  const ids: string[] = []
  for (const one of [first, ...more]) if (await voidDraw(deps, one, word)) ids.push(one.id)
  const left = await draws.restBefore(first)
  const rest = left && left.rest > 0 ? ` The rest of its pool, ${left.rest} in the smallest unit, waits for the next draw under this code.` : ''
  return { done: true, line: `Void: ${ids.join(', ')}. The running server pays the tickets back.${rest}` }
}
