import type { Deps, Stores } from '#kernel/deps.ts'
import type { ApprovalAct } from '#kernel/ops/approval-act.ts'
import type { OpService } from '#kernel/ops/op-answers.ts'
import { OpRefusal } from '#kernel/ops/op-refusal.ts'
import type { StaffCaller } from '#kernel/ops/staff-caller.ts'

/** What was allowed can be taken for so long, ms. */
const TAKEN_WITHIN_MS = 24 * 60 * 60_000
/** Rows that are read at once, and approvals of a list. */
const PAGE = 1_000
const LISTED = 100

type ExportDeps = Pick<Deps, 'stores' | 'clock'>

type Row = Awaited<ReturnType<Stores['safePlay']['excluded']>>[number]

/** Every row of the register now. */
const everyRow = async ({ safePlay }: Pick<Stores, 'safePlay'>, merchant: string, now: Date) => {
  const all: Row[] = []
  let rows: readonly Row[]
  do {
    rows = await safePlay.excluded(merchant, all.at(-1)?.id ?? '', PAGE, now)
    all.push(...rows)
  } while (rows.length === PAGE)
  return all
}

/** Asks a second person for the whole register as a file: a list of everybody who is vulnerable does not leave the house by one hand. */
export const askExport =
  ({ inUnit }: Pick<Deps, 'inUnit'>): OpService<'exclusions.askExport'> =>
  async ({ reason }, caller) =>
    await inUnit(async unit => {
      const { id: approval } = await caller.ask(unit, { kind: 'exclusions.export', content: { reason }, reason })
      await caller.record(unit, { about: { kind: 'merchant', id: caller.merchant.code }, reason })
      return { approval }
    })

export const exportApproval = ({ clock }: Pick<Deps, 'clock'>): ApprovalAct<'exclusions.export'> => ({
  async facts(stores, _content, merchant) {
    return { register: merchant, rows: (await everyRow(stores, merchant, clock())).length }
  },
  sealed: ['register'],
  async carryOut(unit, { reason }, caller) {
    await caller.record(unit, { about: { kind: 'merchant', id: caller.merchant.code }, event: 'exclusions.export-allowed', reason })
  },
})

interface OwnExport {
  readonly approval: string
  readonly state: 'waiting' | 'approved'
  readonly until: Date
}

/** What this person has asked for, and what of it can be taken now. */
const ownExports = async ({ stores, clock }: ExportDeps, { merchant, person }: StaffCaller): Promise<readonly OwnExport[]> => {
  const now = clock().getTime()
  const [waiting, decided] = await Promise.all([true, false].map(isWaiting => stores.staffApprovals.list(merchant.code, isWaiting, LISTED)))
  return [...(waiting ?? []), ...(decided ?? [])].flatMap(({ id, kind, makerId, state, decidedAt, expiresAt }): readonly OwnExport[] => {
    if (kind !== 'exclusions.export' || makerId !== person.id) return []
    if (state === 'waiting') return expiresAt.getTime() > now ? [{ approval: id, state, until: expiresAt }] : []
    const until = new Date((decidedAt?.getTime() ?? 0) + TAKEN_WITHIN_MS)
    return state === 'approved' && until.getTime() > now ? [{ approval: id, state, until }] : []
  })
}

export const exportsOfMine =
  (deps: ExportDeps): OpService<'exclusions.exports'> =>
  async (_request, caller) => ({ items: (await ownExports(deps, caller)).map(({ until, ...item }) => ({ ...item, until: until.toISOString() })) })

/** The register as it is now, for whoever asked for it and was allowed to. */
export const exportExclusions =
  (deps: ExportDeps): OpService<'exclusions.export'> =>
  async ({ approval }, caller) => {
    const allowed = (await ownExports(deps, caller)).some(one => one.approval === approval && one.state === 'approved')
    if (!allowed) throw new OpRefusal('export.not.allowed')
    const rows = await everyRow(deps.stores, caller.merchant.code, deps.clock())
    return { rows: rows.map(({ id, username, since, until }) => ({ id, username, since: since.toISOString(), until: until?.toISOString() ?? null })) }
  }
