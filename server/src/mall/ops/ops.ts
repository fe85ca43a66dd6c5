import type { ConsolePart } from '#kernel/console-part.ts'
import type { Deps } from '#kernel/deps.ts'
import type { OpService } from '#kernel/ops/op-answers.ts'
import { OpRefusal } from '#kernel/ops/op-refusal.ts'
import { stepOrder } from '#mall/step-order.ts'

/** Orders that a list shows. */
const LISTED = 100

const orders =
  ({ stores }: Pick<Deps, 'stores'>): OpService<'inbox.orders'> =>
  async ({ which = 'open' }, { merchant }) => {
    const found = await stores.mall.ofMerchant(merchant.code, which, LISTED)
    return {
      items: found.map(({ id, memberId, username, good, name, price, state, orderedAt, note, address }) => ({
        id,
        member: { id: memberId, username },
        good,
        name,
        price,
        state,
        orderedAt: orderedAt.toISOString(),
        note,
        hasAddress: address !== null,
      })),
    }
  }

const orderAddress =
  ({ stores }: Pick<Deps, 'stores'>): OpService<'inbox.orderAddress'> =>
  async ({ id }, { merchant }) => {
    const found = await stores.mall.byId(merchant.code, id)
    if (!found) throw new OpRefusal('order.unknown')
    return { address: found.address }
  }

const step = (deps: Pick<Deps, 'inUnit' | 'clock' | 'newId'>): OpService<'inbox.stepOrder'> => {
  const enter = stepOrder(deps)
  return async ({ id, to, note: typed }, caller) =>
    await deps.inUnit(async unit => {
      const { merchant } = caller
      const note = typed.trim() === '' ? undefined : typed.trim()
      if (to === 'refused' && note === undefined) throw new OpRefusal('order.note.missing')
      const before = await unit.mall.byId(merchant.code, id)
      if (!before) throw new OpRefusal('order.unknown')
      const order = await enter(unit, merchant, { id, to, note })
      if (!order) throw new OpRefusal('order.decided', { state: before.state })
      await caller.record(unit, {
        about: { kind: 'order', id: String(id) },
        before: { state: before.state },
        after: { state: to },
        reason: note ?? '',
      })
      return { state: order.state }
    })
}

export const ops = (deps: Deps) =>
  ({
    'inbox.orders': orders(deps),
    'inbox.orderAddress': orderAddress(deps),
    'inbox.stepOrder': step(deps),
  }) satisfies ReturnType<NonNullable<ConsolePart['ops']>>
