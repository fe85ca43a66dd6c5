import { knownMember } from '#account/ops/known-member.ts'
import type { Deps, Stores } from '#kernel/deps.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import { currencyFacts } from '#kernel/ops/currency-facts.ts'
import type { OpService } from '#kernel/ops/op-answers.ts'
import { OpRefusal } from '#kernel/ops/op-refusal.ts'
import type { RiskCase } from '#risk/risk-case-store.ts'
import type { RiskSignal } from '#risk/risk-signal-store.ts'

/** Cases of a list. */
const LISTED = 100

type ReadDeps = Pick<Deps, 'stores' | 'clock'>
type ActDeps = Pick<Deps, 'inUnit' | 'clock'>

/** Throws `case.unknown`. */
const knownCase = async ({ riskCases }: Pick<Stores, 'riskCases'>, { code }: Merchant, id: number): Promise<RiskCase> => {
  const found = await riskCases.byId(code, id)
  if (!found) throw new OpRefusal('case.unknown')
  return found
}

const membersById = async ({ members }: Pick<Stores, 'members'>, merchant: string, ids: readonly string[]) =>
  new Map((await members.byIds(merchant, ids)).map(member => [member.id, member]))

const aboutCase = ({ id }: RiskCase) => ({ kind: 'case', id: String(id) }) as const

/** Cases in one state, in the order in which they are to be looked at. */
export const cases =
  ({ stores }: ReadDeps): OpService<'risk.cases'> =>
  async ({ state }, { merchant: { code } }) => {
    const rows = await stores.riskCases.inState(code, state, LISTED)
    const ids = rows.map(({ memberId }) => memberId)
    const [known, kinds, total] = await Promise.all([
      membersById(stores, code, ids),
      stores.riskCases.kindsOf(code, ids),
      stores.riskCases.count(code, state),
    ])
    return {
      items: rows.map(({ id, memberId, weight, openedAt, assignedTo }) => ({
        id,
        member: { id: memberId, username: known.get(memberId)?.username ?? '' },
        state,
        weight,
        kinds: [...(kinds.get(memberId) ?? [])],
        openedAt: openedAt.toISOString(),
        assignedTo,
      })),
      total,
    }
  }

/** The facts of a signal with the names of those whom it names. */
const namedFacts = ({ facts }: RiskSignal, nameOf: (id: string) => { readonly id: string; readonly username: string }) =>
  Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, typeof value === 'object' ? value.map(nameOf) : value]))

export const getCase =
  ({ stores, clock }: ReadDeps): OpService<'risk.case'> =>
  async ({ id }, { merchant }) => {
    const found = await knownCase(stores, merchant, id)
    const { code } = merchant
    const owner = { merchant: code, memberId: found.memberId }
    const signals = await stores.riskSignals.ofMember(owner)
    const others = signals.flatMap(({ facts }) => Object.values(facts).flatMap(value => (typeof value === 'object' ? value : [])))
    const [known, notes, locks] = await Promise.all([
      membersById(stores, code, [...new Set([found.memberId, ...others])]),
      stores.riskCases.notesOf(code, id),
      stores.locks.openOf(code, [found.memberId], clock()),
    ])
    const nameOf = (memberId: string) => ({ id: memberId, username: known.get(memberId)?.username ?? '' })
    const { state, weight, openedAt, openedBy, assignedTo, closedAt, closedBy, closedReason } = found
    return {
      ...currencyFacts(merchant),
      id,
      member: nameOf(found.memberId),
      state,
      weight,
      kinds: [...new Set(signals.map(({ kind }) => kind))],
      openedAt: openedAt.toISOString(),
      openedBy,
      assignedTo,
      closed: closedAt && closedBy !== null && closedReason !== null ? { at: closedAt.toISOString(), by: closedBy, reason: closedReason } : null,
      signals: signals.map(signal => ({
        kind: signal.kind,
        weight: signal.weight,
        facts: namedFacts(signal, nameOf),
        firstAt: signal.firstAt.toISOString(),
        lastAt: signal.lastAt.toISOString(),
      })),
      notes: notes.map(({ id: note, text, by, at }) => ({ id: note, text, by, at: at.toISOString() })),
      locks: locks.map(({ scope, reason, until, by, at }) => ({ scope, reason, until: until?.toISOString() ?? null, by, at: at.toISOString() })),
      closedAccount: known.get(found.memberId)?.closedAt != null,
    }
  }

export const openCase =
  ({ inUnit, clock }: ActDeps): OpService<'risk.open'> =>
  async ({ memberId, reason }, caller) =>
    await inUnit(async unit => {
      await knownMember(unit, caller, memberId)
      const id = await unit.riskCases.open({ merchant: caller.merchant.code, memberId, openedAt: clock(), openedBy: caller.person.login })
      if (id === undefined) throw new OpRefusal('case.there')
      await caller.record(unit, { about: { kind: 'case', id: String(id) }, reason, after: { memberId } })
      return { id }
    })

export const noteCase =
  ({ inUnit, clock }: ActDeps): OpService<'risk.note'> =>
  async ({ id, text }, caller) =>
    await inUnit(async unit => {
      const found = await knownCase(unit, caller.merchant, id)
      const { merchant, memberId } = found
      await unit.riskCases.addNote({ merchant, memberId, caseId: id, text, by: caller.person.login, at: clock() })
      await caller.record(unit, { about: aboutCase(found), after: { text } })
      return {}
    })

export const assignCase =
  ({ inUnit }: ActDeps): OpService<'risk.assign'> =>
  async ({ id, to }, caller) =>
    await inUnit(async unit => {
      const found = await knownCase(unit, caller.merchant, id)
      const assignedTo = to === 'me' ? caller.person.login : null
      await unit.riskCases.assign(found.merchant, id, assignedTo)
      await caller.record(unit, { about: aboutCase(found), before: { assignedTo: found.assignedTo }, after: { assignedTo } })
      return { assignedTo }
    })

export const moveCase =
  ({ inUnit, clock }: ActDeps): OpService<'risk.state'> =>
  async ({ id, to, reason }, caller) =>
    await inUnit(async unit => {
      const found = await knownCase(unit, caller.merchant, id)
      if (!(await unit.riskCases.move(found, to, { login: caller.person.login, at: clock(), reason }))) throw new OpRefusal('case.there')
      await caller.record(unit, { about: aboutCase(found), reason, before: { state: found.state }, after: { state: to } })
      return { state: to }
    })
