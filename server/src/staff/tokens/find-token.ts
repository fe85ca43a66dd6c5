import { digestOf } from '#kernel/crypto/digest.ts'
import type { Deps } from '#kernel/deps.ts'
import type { EntranceParts } from '#kernel/ops/op-entry.ts'
import { OpRefusal } from '#kernel/ops/op-refusal.ts'
import { NOTED_EVERY_MS } from '#staff/session/session-times.ts'

/** Finds whose token a program has. It may what its person may at this moment, so a role that is taken away is gone for the program too. */
export const findToken =
  ({ stores, clock }: Pick<Deps, 'stores' | 'clock'>): EntranceParts['findToken'] =>
  async secret => {
    const tokenHash = digestOf(secret)
    const now = clock()
    const found = await stores.staffTokens.holding(tokenHash, now)
    if (!found) throw new OpRefusal('staff.signed.out')
    const { token, person } = found
    if (token.seenAt === null || now.getTime() - token.seenAt.getTime() >= NOTED_EVERY_MS) await stores.staffTokens.touch(token.id, now)
    return {
      tokenHash,
      person: { id: person.id, login: person.login, name: person.name },
      grants: await stores.staffPeople.grantsOf(person.id),
      idleUntil: token.expiresAt,
      endsAt: token.expiresAt,
      token: { name: token.name, mayAct: token.mayAct },
    }
  }
