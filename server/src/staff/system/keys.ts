import type { OwnKeyKind } from '@foyer/contract/staff/ops/keys'
import type { ConsoleDeps } from '#kernel/console-part.ts'
import type { Stores } from '#kernel/deps.ts'
import type { ApprovalAct } from '#kernel/ops/approval-act.ts'
import type { OpService } from '#kernel/ops/op-answers.ts'
import { OpRefusal } from '#kernel/ops/op-refusal.ts'
import { EVERYWHERE, type HouseCaller } from '#kernel/ops/staff-caller.ts'

type KeyDeps = Pick<ConsoleDeps, 'ownKeys' | 'merchants' | 'config' | 'seals'>
type RotateKind = 'keys.rotate' | 'keys.rotateHouse'
type Content = Parameters<ApprovalAct<RotateKind>['facts']>[1]

/** What a merchant's secret is sealed for that nobody sees: a short one could be guessed by a plain digest. */
const SECRET_MARK = 'secret-fingerprint'
const SECRET_MARK_LENGTH = 16
/** Approvals of a place that are looked at. */
const MOST_WAITING = 200

const codesOf = ({ merchants }: Pick<KeyDeps, 'merchants'>): readonly string[] => merchants.all().map(({ code }) => code)

/** Where keys of this kind are: at every merchant, or at the house. */
const placesOf = (deps: KeyDeps, kind: OwnKeyKind): readonly string[] => (deps.ownKeys()[kind].scope === 'house' ? [EVERYWHERE] : codesOf(deps))

const waitingAt = async (stores: Stores, merchant: string): Promise<ReadonlySet<unknown>> => {
  const waiting = await stores.staffApprovals.list(merchant, true, MOST_WAITING)
  return new Set(waiting.flatMap(({ kind, content }) => (kind === 'keys.rotate' || kind === 'keys.rotateHouse' ? [(content as Content).key] : [])))
}

/** Keys and secrets by their fingerprints, of the places that this person sees. */
export const listKeys =
  (deps: KeyDeps & Pick<ConsoleDeps, 'stores'>): OpService<'system.keys'> =>
  async (_request, caller) => {
    const { stores, merchants, config, seals, ownKeys } = deps
    const isSeen = (merchant: string) => caller.mayAt('system.read', merchant)
    const kinds = Object.keys(ownKeys()) as OwnKeyKind[]
    const places = kinds.flatMap(kind => placesOf(deps, kind).map(merchant => ({ kind, merchant }))).filter(({ merchant }) => isSeen(merchant))
    const waiting = new Map<string, ReadonlySet<unknown>>()
    for (const merchant of new Set(places.map(one => one.merchant))) waiting.set(merchant, await waitingAt(stores, merchant))
    const keys = await Promise.all(
      places.map(async ({ kind, merchant }) => {
        const look = await ownKeys()[kind].look(stores, merchant)
        return {
          merchant,
          key: kind,
          fingerprint: look?.fingerprint ?? null,
          since: look?.since.toISOString() ?? null,
          earlier: look?.earlier ?? 0,
          waits: waiting.get(merchant)?.has(kind) ?? false,
        }
      }),
    )
    const fingerprint = (merchant: string, name: string): string | null => {
      const secret = merchants.secret(merchant, name)
      return secret === undefined ? null : seals.mark(SECRET_MARK, `${merchant} ${name} ${secret}`).slice(0, SECRET_MARK_LENGTH)
    }
    return {
      secretKey: isSeen(EVERYWHERE)
        ? {
            fingerprint: seals.fingerprint,
            fromEnvironment: config.secretKey !== undefined,
            former: config.secretKeyBefore !== undefined,
            protects: [...new Set(stores.reseals.places.map(({ what }) => what))],
          }
        : null,
      keys,
      secrets: codesOf(deps)
        .filter(isSeen)
        .flatMap(merchant => merchants.secretNames(merchant).map(name => ({ merchant, name, fingerprint: fingerprint(merchant, name) }))),
    }
  }

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
