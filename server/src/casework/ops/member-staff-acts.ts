import { knownMember } from '#account/ops/known-member.ts'
import type { Deps } from '#kernel/deps.ts'
import type { OpService } from '#kernel/ops/op-answers.ts'

const PAGE = 50

/** What staff did to a member, and who looked at what. */
export const memberStaffActs =
  ({ stores }: Pick<Deps, 'stores'>): OpService<'members.staffActs'> =>
  async ({ id, before }, caller) => {
    await knownMember(stores, caller, id)
    const rows = await stores.staffEvents.list(caller.merchant.code, { aboutKind: 'member', aboutId: id }, PAGE + 1, before)
    return {
      rows: rows.slice(0, PAGE).map(row => ({
        number: row.number,
        at: row.at.toISOString(),
        login: row.login,
        event: row.event,
        reason: row.reason ?? '',
        what: row.after === null ? '' : JSON.stringify(row.after),
      })),
      more: rows.length > PAGE,
    }
  }
