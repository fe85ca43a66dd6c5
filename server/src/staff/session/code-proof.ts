import { stepOfCode } from '#account/two-factor/authenticator.ts'
import type { Deps } from '#kernel/deps.ts'
import { EVERYWHERE, type OpVisitor } from '#kernel/ops/staff-caller.ts'
import type { PersonRow } from '#staff/people/people-store.ts'
import { STAFF_TOTP_SEAL } from '#staff/totp-seal.ts'
import { codeCount } from './sign-in-limits.ts'

/** The step of a right code, undefined where it is wrong, and `too many` where none is looked at any more. Whoever relies on it uses the step up. */
export const codeProof =
  ({ stores, clock, limits, seals }: Pick<Deps, 'stores' | 'clock' | 'limits' | 'seals'>) =>
  async ({ id, totpSecret }: PersonRow, code: string, { network }: Pick<OpVisitor, 'network'>): Promise<number | 'too many' | undefined> => {
    const count = codeCount(id, network, await stores.staffPeople.knowsNetwork(id, network.prefix))
    const { full } = await limits.consumeInTurn(EVERYWHERE, [count])
    if (full) return 'too many'
    const step = stepOfCode(seals.open(STAFF_TOTP_SEAL, totpSecret ?? ''), code, clock())
    if (step !== undefined) await limits.reward(EVERYWHERE, [count])
    return step
  }
