import { isCommonPassword } from '#account/member/password-policy.ts'
import { authenticatorUri, stepOfCode } from '#account/two-factor/authenticator.ts'
import { digestOf } from '#kernel/crypto/digest.ts'
import type { Deps, Stores } from '#kernel/deps.ts'
import type { OpService } from '#kernel/ops/op-answers.ts'
import { OpRefusal } from '#kernel/ops/op-refusal.ts'
import { EVERYWHERE, type OpVisitor } from '#kernel/ops/staff-caller.ts'
import { openSession } from '#staff/session/open-session.ts'
import { networkCounts } from '#staff/session/sign-in-limits.ts'
import { STAFF_TOTP_SEAL } from '#staff/totp-seal.ts'

/** A password of staff has so many characters at least. */
const SHORTEST = 12
/** What authenticator apps show above the code. */
const ISSUER = 'Foyer console'

type EnrolDeps = Pick<Deps, 'stores' | 'inUnit' | 'clock' | 'limits' | 'passwords' | 'seals' | 'randomToken'>

const invited = async (stores: Stores, token: string, now: Date) => {
  const invite = await stores.staffPeople.invited(digestOf(token), now)
  const person = invite && (await stores.staffPeople.byId(invite.personId))
  if (!person || person.endedAt !== null) throw new OpRefusal('staff.invite.invalid')
  return { invite, person }
}

/** Every try counts, as one at the password does: the link cannot be guessed. */
const counted = async ({ limits }: EnrolDeps, { network }: OpVisitor) => await limits.consumeAll(EVERYWHERE, networkCounts(network))

/** Shows whoever has the link whom it is for, and the secret for the authenticator. It may be opened again until it is taken. */
export const beginEnrolment = (deps: EnrolDeps): OpService<'enrolment.begin'> => {
  const { stores, inUnit, clock, seals } = deps
  return async ({ token }, caller) => {
    await counted(deps, caller)
    const { invite, person } = await invited(stores, token, clock())
    await inUnit(unit => caller.recordAs(unit, person, { about: { kind: 'invite', id: person.id } }))
    const secret = seals.open(STAFF_TOTP_SEAL, invite.totpSecret)
    return { login: person.login, name: person.name, secret, uri: authenticatorUri(secret, person.login, ISSUER), shortestPassword: SHORTEST }
  }
}

/** Takes the invitation: the password and the authenticator are the person's from now on, all earlier sessions, tokens and passkeys end, and one session begins. */
export const finishEnrolment = (deps: EnrolDeps): OpService<'enrolment.finish'> => {
  const { stores, inUnit, clock, passwords, seals } = deps
  const open = openSession(deps)
  return async ({ token, password, code }, caller) => {
    await counted(deps, caller)
    const { invite, person } = await invited(stores, token, clock())
    const isWeak = [...password].length < SHORTEST || isCommonPassword(password) || password.toLowerCase().includes(person.login)
    if (isWeak) throw new OpRefusal('staff.password.weak', { shortest: SHORTEST })
    const lastStep = stepOfCode(seals.open(STAFF_TOTP_SEAL, invite.totpSecret), code, clock())
    if (lastStep === undefined) throw new OpRefusal('staff.code.wrong')
    const passwordHash = await passwords.hash(password, caller.ip)
    const opened = await inUnit(async unit => {
      if (!(await unit.staffPeople.takeInvite(invite.tokenHash))) throw new OpRefusal('staff.invite.invalid')
      await unit.staffPeople.enrol(person.id, { passwordHash, totpSecret: invite.totpSecret, lastStep })
      await unit.staffSessions.endAllOf(person.id)
      await unit.staffTokens.endAllOf(person.id)
      await unit.staffPasskeys.removeAllOf(person.id)
      await caller.recordAs(unit, person, { about: { kind: 'staff', id: person.id } })
      return await open(unit, person.id, caller)
    })
    caller.setToken(opened)
    return {}
  }
}
