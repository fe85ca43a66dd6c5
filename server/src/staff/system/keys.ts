import type { OwnKeyKind } from '@foyer/contract/staff/ops/keys'
import type { ConsoleDeps } from '#kernel/console-part.ts'
import type { Stores } from '#kernel/deps.ts'
import type { ApprovalAct } from '#kernel/ops/approval-act.ts'
import type { OpService } from '#kernel/ops/op-answers.ts'
import { EVERYWHERE } from '#kernel/ops/staff-caller.ts'

export type KeyDeps = Pick<ConsoleDeps, 'ownKeys' | 'merchants' | 'config' | 'seals'>
export type RotateKind = 'keys.rotate' | 'keys.rotateHouse'
export type Content = Parameters<ApprovalAct<RotateKind>['facts']>[1]

/** What a merchant's secret is sealed for that nobody sees: a short one could be guessed by a plain digest. */
const SECRET_MARK = 'secret-fingerprint'
const SECRET_MARK_LENGTH = 16
/** Approvals of a place that are looked at. */
const MOST_WAITING = 200

const codesOf = ({ merchants }: Pick<KeyDeps, 'merchants'>): readonly string[] => merchants.all().map(({ code }) => code)

/** Where keys of this kind are: at every merchant, or at the house. */
export const placesOf = (deps: KeyDeps, kind: OwnKeyKind): readonly string[] =>
  deps.ownKeys()[kind].scope === 'house' ? [EVERYWHERE] : codesOf(deps)

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
