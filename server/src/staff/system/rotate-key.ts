import type { ConsoleDeps } from '#kernel/console-part.ts'
import type { Stores } from '#kernel/deps.ts'
import type { ApprovalAct } from '#kernel/ops/approval-act.ts'
import type { OpService } from '#kernel/ops/op-answers.ts'
import { OpRefusal } from '#kernel/ops/op-refusal.ts'
import { EVERYWHERE, type HouseCaller } from '#kernel/ops/staff-caller.ts'
import { type KeyDeps, placesOf, type Content, type RotateKind } from './keys.ts'

/** Asks a second owner for another key. */
export const rotateKey =
  (deps: KeyDeps & Pick<ConsoleDeps, 'inUnit'>): OpService<'system.rotateKey'> =>
  async ({ merchant, key, reason }, house) => {
    house.requireAt('keys.rotate', merchant)
    if (!placesOf(deps, key).includes(merchant)) throw new OpRefusal('key.unknown')
    const place = deps.merchants.byCode(merchant)
    const caller = place ? house.at(place) : house
    return await deps.inUnit(async unit => {
      const { id: approval } = await caller.ask(unit, { kind: place ? 'keys.rotate' : 'keys.rotateHouse', content: { key, reason }, reason })
      await caller.record(unit, { about: { kind: 'key', id: key }, after: { merchant }, reason })
      return { approval }
    })
  }

/** Another key, made when the second owner approves: the one that is replaced may not be another than the one that both have seen. */
export const keyActs = (deps: KeyDeps) => {
  const facts = async (stores: Stores, { key }: Content, merchant: string) => {
    if (!placesOf(deps, key).includes(merchant)) throw new OpRefusal('key.unknown')
    const look = await deps.ownKeys()[key].look(stores, merchant)
    return { key, merchant, fingerprint: look?.fingerprint ?? null, since: look?.since.toISOString() ?? null }
  }
  const carryOutAt = async (unit: Stores, { key, reason }: Content, merchant: string, caller: HouseCaller) => {
    const before = await deps.ownKeys()[key].look(unit, merchant)
    await deps.ownKeys()[key].rotate(unit, merchant)
    const note = { event: 'key.rotated', about: { kind: 'key', id: key }, before: { merchant, fingerprint: before?.fingerprint }, reason } as const
    await caller.record(unit, note)
  }
  const sealed = ['key', 'merchant', 'fingerprint']
  return {
    'keys.rotate': { facts, sealed, carryOut: (unit, content, caller) => carryOutAt(unit, content, caller.merchant.code, caller) },
    'keys.rotateHouse': { facts, sealed, carryOut: (unit, content, caller) => carryOutAt(unit, content, EVERYWHERE, caller) },
  } satisfies { [Kind in RotateKind]: ApprovalAct<Kind> }
}
