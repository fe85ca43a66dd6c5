import type { Deps } from '#kernel/deps.ts'
import { currencyFacts } from '#kernel/ops/currency-facts.ts'
import type { OpService } from '#kernel/ops/op-answers.ts'
import type { RiskSignal } from '#risk/risk-signal-store.ts'
import { membersById, knownCase } from './known-case.ts'

/** Cases of a list. */
const LISTED = 100

type ReadDeps = Pick<Deps, 'stores' | 'clock'>

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
