import { parseArgs } from 'node:util'
import { forTerminal } from '#kernel/commands/for-terminal.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import type { StoredOrder } from './mall-store.ts'
import { stepOrder, type OrderStep } from './step-order.ts'

export const MALL_USAGE = `Usage:
  npm run foyer -- mall <merchant> list [--all]
  npm run foyer -- mall <merchant> show <number>
  npm run foyer -- mall <merchant> send|deliver <number> [--note "…"]
  npm run foyer -- mall <merchant> refuse <number> --note "…"`

/** Orders that a list shows. */
const LISTED = 100
/** Characters of a note. */
const NOTE = 400

/** What each command makes of an order. */
const steps: Readonly<Record<string, OrderStep>> = { send: 'sent', deliver: 'delivered', refuse: 'refused' }

type MallDeps = Pick<Deps, 'stores' | 'inUnit' | 'clock' | 'newId'>

/** `npm run foyer -- mall`: staff see orders and say what becomes of them. Each answers the lines to print, or throws an error for the operator. */
export const mallCommand = ({ stores, inUnit, clock, newId }: MallDeps) => {
  const enter = stepOrder({ clock, newId })

  const wanted = async ({ code }: Merchant, number: string) => {
    const found = /^[1-9]\d{0,14}$/.test(number) ? await stores.mall.byId(code, Number(number)) : undefined
    if (!found) throw new Error(`${code} has no order ${number}.`)
    return found
  }

  const lineOf = ({ id, orderedAt, state, good, price, username }: StoredOrder & { readonly username: string }): string =>
    [id, orderedAt.toISOString(), state, good, `${price} points`, username].join('  ')

  const list = async ({ code }: Merchant, args: readonly string[]): Promise<readonly string[]> => {
    const { values } = parseArgs({ args: [...args], options: { all: { type: 'boolean', default: false } } })
    const orders = await stores.mall.ofMerchant(code, values.all ? 'all' : 'open', LISTED)
    return orders.length > 0 ? orders.map(lineOf) : [`${code} has no ${values.all ? '' : 'open '}order.`]
  }

  const show = async (merchant: Merchant, [number = '', ...rest]: readonly string[]): Promise<readonly string[]> => {
    if (rest.length > 0) throw new Error(MALL_USAGE)
    const order = await wanted(merchant, number)
    const { address, note } = order
    return [
      lineOf(order),
      forTerminal(order.name),
      ...(address ? [address.name, address.phone, address.place].map(forTerminal) : []),
      ...(note === null ? [] : [`Note: ${forTerminal(note)}`]),
    ]
  }

  const step = async (merchant: Merchant, what: string, args: readonly string[]): Promise<readonly string[]> => {
    const { values, positionals } = parseArgs({ args: [...args], options: { note: { type: 'string' } }, allowPositionals: true })
    const [number = '', ...rest] = positionals
    const to = steps[what]
    const note = values.note?.trim()
    if (!to || rest.length > 0 || note === '' || (to === 'refused' && note === undefined)) throw new Error(MALL_USAGE)
    if (note !== undefined && note.length > NOTE) throw new Error(`A note has at most ${NOTE} characters.`)
    const { id, username } = await wanted(merchant, number)
    return await inUnit(async unit => {
      const order = await enter(unit, merchant, { id, to, note })
      if (!order) throw new Error(`Order ${id} is ${(await unit.mall.byId(merchant.code, id))?.state}, so it cannot be ${to}.`)
      if (to !== 'refused') return [`Order ${id} of ${username} is ${to}.`]
      return [`Order ${id} of ${username} is refused; ${order.price} points went back.`]
    })
  }

  return async (merchant: Merchant, [what = '', ...args]: readonly string[]): Promise<readonly string[]> => {
    if (what === 'list') return await list(merchant, args)
    if (what === 'show') return await show(merchant, args)
    return await step(merchant, what, args)
  }
}
