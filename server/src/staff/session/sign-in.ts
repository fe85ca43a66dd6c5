import type { Deps } from '#kernel/deps.ts'
import type { OpService } from '#kernel/ops/op-answers.ts'
import { OpRefusal } from '#kernel/ops/op-refusal.ts'
import { EVERYWHERE } from '#kernel/ops/staff-caller.ts'
import { codeProof } from './code-proof.ts'
import { openSession } from './open-session.ts'
import { networkCounts } from './sign-in-limits.ts'

type SignInDeps = Pick<Deps, 'stores' | 'inUnit' | 'clock' | 'limits' | 'passwords' | 'seals' | 'randomToken'>

const refused = () => new OpRefusal('staff.sign.in.refused')

/**
 * Begins a session by login, password and code. Whatever is wrong, the answer is the same one, and the work of the password is always done, so that
 * nobody learns who works here or that a password was right.
 */
export const signIn = (deps: SignInDeps): OpService<'session.signIn'> => {
  const { stores, inUnit, limits, passwords } = deps
  const open = openSession(deps)
  const stepOf = codeProof(deps)

  const known = async (login: string, password: string, ip: string) => {
    const found = await stores.staffPeople.byLogin(login)
    const person = found && found.endedAt === null && found.totpSecret !== null ? found : undefined
    const isRight = await passwords.verify(person?.passwordHash ?? null, password, ip)
    return isRight ? person : undefined
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
