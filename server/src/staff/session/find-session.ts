import { digestOf } from '#kernel/crypto/digest.ts'
import type { Deps } from '#kernel/deps.ts'
import type { EntranceParts } from '#kernel/ops/op-entry.ts'
import { OpRefusal } from '#kernel/ops/op-refusal.ts'
import { EVERYWHERE, type RecordStaff } from '#kernel/ops/staff-caller.ts'
import { IDLE_MS, LONGEST_MS, NOTED_EVERY_MS } from './session-times.ts'

/**
 * Finds the session of a token. One that comes from another network is ended: a stolen token is worth nothing elsewhere, and whoever has moved signs in
 * again.
 */
export const findSession =
  ({ stores, inUnit, clock, record }: Pick<Deps, 'stores' | 'inUnit' | 'clock'> & { readonly record: RecordStaff }): EntranceParts['findSession'] =>
  async (token, { visitor, isIdle }) => {
    if (token === undefined) throw new OpRefusal('staff.signed.out')
    const tokenHash = digestOf(token)
    const found = await stores.staffSessions.withPerson(tokenHash)
    if (!found) throw new OpRefusal('staff.signed.out')
    const { session, person: row, grants } = found
    const now = clock().getTime()
    const endsAt = session.createdAt.getTime() + LONGEST_MS
    if (session.seenAt.getTime() + IDLE_MS <= now || endsAt <= now) throw new OpRefusal('staff.signed.out')

    const person = { id: row.id, login: row.login, name: row.name }
    if (session.networkPrefix !== visitor.network.prefix) {
      await inUnit(async unit => {
        await unit.staffSessions.end(tokenHash)
        await record(unit, {
          event: 'session.moved',
          merchant: EVERYWHERE,
          person,
          about: { kind: 'staff', id: person.id },
          before: { network: session.networkPrefix },
          after: { network: visitor.network.prefix },
          ip: visitor.ip,
          requestId: visitor.requestId,
        })
      })
      throw new OpRefusal('staff.signed.out')
    }
    const isNoted = isIdle || now - session.seenAt.getTime() < NOTED_EVERY_MS
    if (!isNoted) await stores.staffSessions.touch(tokenHash, new Date(now))
    const seenAt = isIdle ? session.seenAt.getTime() : now
    return {
      tokenHash,
      person,
      grants,
      idleUntil: new Date(Math.min(seenAt + IDLE_MS, endsAt)),
      endsAt: new Date(endsAt),
    }
  }
