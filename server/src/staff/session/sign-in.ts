import { stepOfCode } from '#account/two-factor/authenticator.ts'
import type { Deps } from '#kernel/deps.ts'
import type { OpService } from '#kernel/ops/op-answers.ts'
import { OpRefusal } from '#kernel/ops/op-refusal.ts'
import { EVERYWHERE, type OpVisitor } from '#kernel/ops/staff-caller.ts'
import type { PersonRow } from '#staff/people/people-store.ts'
import { STAFF_TOTP_SEAL } from '#staff/totp-seal.ts'
import { openSession } from './open-session.ts'
import { codeCount, networkCounts } from './sign-in-limits.ts'

type SignInDeps = Pick<Deps, 'stores' | 'inUnit' | 'clock' | 'limits' | 'passwords' | 'seals' | 'randomToken'>

const refused = () => new OpRefusal('staff.sign.in.refused')

/**
 * Begins a session by login, password and code. Whatever is wrong, the answer is the same one, and the work of the password is always done, so that
 * nobody learns who works here or that a password was right.
 */
export const signIn = (deps: SignInDeps): OpService<'session.signIn'> => {
  const { stores, inUnit, clock, limits, passwords, seals } = deps
  const open = openSession(deps)

  const known = async (login: string, password: string, ip: string) => {
    const found = await stores.staffPeople.byLogin(login)
    const person = found && found.endedAt === null && found.totpSecret !== null ? found : undefined
    const isRight = await passwords.verify(person?.passwordHash ?? null, password, ip)
    return isRight ? person : undefined
  }

  /** The step of a right code, undefined where it is wrong, and `too many` where none is looked at any more. */
  const stepOf = async ({ id, totpSecret }: PersonRow, code: string, { network }: OpVisitor) => {
    const count = codeCount(id, network, await stores.staffPeople.knowsNetwork(id, network.prefix))
    const { full } = await limits.consumeInTurn(EVERYWHERE, [count])
    if (full) return 'too many'
    const step = stepOfCode(seals.open(STAFF_TOTP_SEAL, totpSecret ?? ''), code, clock())
    if (step !== undefined) await limits.reward(EVERYWHERE, [count])
    return step
  }

  return async ({ login, password, code }, caller) => {
    const counts = networkCounts(caller.network)
    await limits.consumeAll(EVERYWHERE, counts)
    const person = await known(login, password, caller.ip)
    if (!person) throw refused()
    const about = { kind: 'staff', id: person.id } as const
    const step = await stepOf(person, code, caller)
    const token =
      typeof step !== 'number'
        ? undefined
        : await inUnit(async unit => {
            if (!(await unit.staffPeople.useStep(person.id, step))) return undefined
            const opened = await open(unit, person.id, caller)
            await caller.recordAs(unit, person, { about, after: { network: caller.network.prefix } })
            return opened
          })
    if (token === undefined) {
      // The password was right, so somebody may have learnt it. No more of these are written than codes are looked at.
      if (step !== 'too many')
        await inUnit(unit => caller.recordAs(unit, person, { event: 'session.refused', about, after: { network: caller.network.prefix } }))
      throw refused()
    }
    await limits.reward(EVERYWHERE, counts)
    caller.setToken(token)
    return {}
  }
}
