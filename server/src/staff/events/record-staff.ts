import type { Deps } from '#kernel/deps.ts'
import type { RecordStaff } from '#kernel/ops/staff-caller.ts'
import type { Mark } from './chain.ts'

/** The mark of staff events, by the server's key. */
export const staffMark =
  ({ seals }: Pick<Deps, 'seals'>): Mark =>
  text =>
    seals.mark('staff-event', text)

/** Writes staff events into the chain of their merchant. */
export const recordStaff = (deps: Pick<Deps, 'seals' | 'clock'>): RecordStaff => {
  const mark = staffMark(deps)
  return async (stores, { person, about, before, after, reason, merchant, event, ip, requestId, token }) => {
    await stores.staffEvents.add(
      {
        merchant,
        at: deps.clock(),
        event,
        personId: person.id,
        login: person.login,
        aboutKind: about.kind,
        aboutId: about.id,
        before: before ?? null,
        after: after ?? null,
        reason: reason ?? null,
        ip,
        requestId,
        token: token ?? null,
      },
      mark,
    )
  }
}
