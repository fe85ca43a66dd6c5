import { TOKEN_BYTES } from '#account/member/token.ts'
import { digestOf } from '#kernel/crypto/digest.ts'
import type { Deps, Stores } from '#kernel/deps.ts'
import type { OpVisitor } from '#kernel/ops/staff-caller.ts'

/** Opens a session for a person who has proved to be it, inside a unit of work. Returns the token, for the browser alone. */
export const openSession =
  ({ randomToken, clock }: Pick<Deps, 'randomToken' | 'clock'>) =>
  async (unit: Stores, personId: string, { network, ip, userAgent }: Pick<OpVisitor, 'network' | 'ip' | 'userAgent'>): Promise<string> => {
    const token = randomToken(TOKEN_BYTES)
    const now = clock()
    await unit.staffSessions.open({
      tokenHash: digestOf(token),
      personId,
      networkPrefix: network.prefix,
      ip,
      userAgent,
      createdAt: now,
      seenAt: now,
    })
    await unit.staffPeople.keepNetwork(personId, network.prefix, now)
    return token
  }
