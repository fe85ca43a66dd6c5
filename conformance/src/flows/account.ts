import { createClient } from '@foyer/client'
import { requireRefusal } from '#judge.ts'
import { expectThat, NotTested, type Results } from '#result.ts'
import { clientOf, type Member } from '#stage.ts'
import type { Wire } from '#wire.ts'

export interface GivenMember {
  readonly username: string
  readonly password: string
}

const FLOW = 'flow: register, sign in, sign out'
const WRONG_PASSWORD = 'Not-the-password-7'

/** A new member's session; throws `NotTested` where the server registers nobody by itself. */
const registered = async (wire: Wire): Promise<GivenMember & { readonly token: string }> => {
  const given = { username: `conf${Date.now().toString(36)}`, password: 'Lantern-42-river' }
  const outcome = await clientOf(wire).attempt('member.register', { ...given, login: true, registerMethod: 'H5' })
  if (!outcome.success) throw new NotTested(`no member could be registered: ${outcome.refusal.code} (name one by --member)`)
  const { token } = outcome.value
  if (token === undefined) throw new NotTested('the registration with `login` gave no session')
  return { ...given, token }
}

const signedIn = async (wire: Wire, { username, password }: GivenMember): Promise<string> => {
  const outcome = await clientOf(wire).attempt('session.login', { type: 'username', username, password })
  if (outcome.success) return outcome.value.token
  throw new NotTested(`the member could not sign in: ${outcome.refusal.code}`)
}

/** Registers or signs in, signs out and in again, and finds a member for the other checks; or says why there is none. */
export const accountFlow = async (wire: Wire, results: Results, given: GivenMember | undefined): Promise<Member | string> => {
  let first: (GivenMember & { readonly token: string }) | undefined
  let why = ''
  const opened = await results.check(FLOW, given ? 'sign in' : 'register with a session', async () => {
    try {
      first = given ? { ...given, token: await signedIn(wire, given) } : await registered(wire)
    } catch (error) {
      why = error instanceof Error ? error.message : String(error)
      throw error
    }
  })
  if (!opened || !first) return why === '' ? 'there is no member' : why
  const member = first

  await results.check(FLOW, 'the session is of that member', async () => {
    const { userName, merchantCode } = await clientOf(wire, member.token).call('member.info')
    expectThat(
      given !== undefined || userName.toLowerCase() === member.username.toLowerCase(),
      `member.info names ${userName}, not ${member.username}`,
    )
    expectThat(merchantCode === wire.merchant, `member.info is of the merchant ${merchantCode}`)
  })
  if (!given)
    await results.check(FLOW, 'a user name is given once', async () => {
      const request = { username: member.username.toUpperCase(), password: member.password, login: false, registerMethod: 'H5' }
      requireRefusal(await wire.send('member.register', { request }), ['username.exists', 'captcha_required'])
    })
  await results.check(FLOW, 'sign out, which is harmless twice', async () => {
    const client = clientOf(wire, member.token)
    await client.call('session.logout')
    await client.call('session.logout')
  })
  await results.check(FLOW, 'nobody learns who is a member', async () => {
    const codeFor = async (username: string) => {
      const outcome = await clientOf(wire).attempt('session.login', { type: 'username', username, password: WRONG_PASSWORD })
      return outcome.success ? 'a session' : outcome.refusal.code
    }
    const [known, unknown] = [await codeFor(member.username), await codeFor('nobodyhasthis7')]
    expectThat(known === unknown, `a wrong password gives ${known}, an unknown user name ${unknown}`)
    expectThat(known !== 'a session', 'a wrong password gives a session')
  })
  let token = ''
  const again = await results.check(FLOW, 'sign in by the password', async () => {
    token = await signedIn(wire, member)
    expectThat(token !== member.token, 'the new session has the token of the one that ended')
    await createClient({ url: wire.origin, merchant: wire.merchant, fetch: wire.fetch, headers: { Authorization: token } }).call('member.info')
  })
  return again ? { ...member, token, endedToken: member.token, isNew: given === undefined } : 'no second session could be opened'
}
