import { REQUEST_DAYS } from '@foyer/contract/privacy/ops/requests'
import { DAY_MS } from '@foyer/contract/time-units'
import { knownMember } from '#account/ops/known-member.ts'
import type { Deps } from '#kernel/deps.ts'
import type { OpService } from '#kernel/ops/op-answers.ts'
import { OpRefusal } from '#kernel/ops/op-refusal.ts'

type RequestDeps = Pick<Deps, 'stores' | 'inUnit' | 'clock'>

/** What came before is written down late, but not for ever. */
const LATEST_DAYS = 60
const LISTED = 200

export const dataRequests =
  ({ stores }: RequestDeps): OpService<'requests.list'> =>
  async ({ which }, { merchant }) => {
    const rows = await stores.dataRequests.list(merchant.code, which, LISTED)
    return {
      items: rows.map(({ number, kind, memberId, username, text, askedAt, dueAt, by, endedAt, endedBy, outcome, answer }) => ({
        number,
        kind,
        member: { id: memberId, username },
        text,
        askedAt: askedAt.toISOString(),
        dueAt: dueAt.toISOString(),
        by,
        ended: endedAt && outcome ? { at: endedAt.toISOString(), by: endedBy ?? '', outcome, answer: answer ?? '' } : null,
      })),
    }
  }

export const addDataRequest =
  ({ inUnit, clock }: RequestDeps): OpService<'requests.add'> =>
  async ({ id, kind, text, askedAt }, caller) => {
    const now = clock()
    const request = askedAt === undefined ? now : new Date(askedAt)
    const age = now.getTime() - request.getTime()
    if (Number.isNaN(age) || age < 0 || age > LATEST_DAYS * DAY_MS) throw new OpRefusal('privacy.request.when')
    const dueAt = new Date(request.getTime() + REQUEST_DAYS * DAY_MS)
    return await inUnit(async unit => {
      await knownMember(unit, caller, id)
      const number = await unit.dataRequests.add({
        merchant: caller.merchant.code,
        memberId: id,
        kind,
        text,
        askedAt: request,
        dueAt,
        by: caller.person.login,
      })
      await caller.record(unit, { about: { kind: 'member', id }, after: { request: number, kind, dueAt: dueAt.toISOString() } })
      return { number, dueAt: dueAt.toISOString() }
    })
  }

export const endDataRequest =
  ({ inUnit, clock }: RequestDeps): OpService<'requests.end'> =>
  async ({ number, outcome, answer }, caller) => {
    const { merchant, person } = caller
    await inUnit(async unit => {
      const found = await unit.dataRequests.byNumber(merchant.code, number)
      if (!found) throw new OpRefusal('privacy.request.unknown')
      if (!(await unit.dataRequests.end(merchant.code, number, { at: clock(), by: person.login, outcome, answer })))
        throw new OpRefusal('privacy.request.ended')
      const after = { request: number, kind: found.kind, outcome }
      await caller.record(unit, { about: { kind: 'member', id: found.memberId }, after, reason: answer })
    })
    return {}
  }
