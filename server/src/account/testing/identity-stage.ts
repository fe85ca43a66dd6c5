import { SignJWT } from 'jose'
import { expect } from 'vitest'
import { auditEventsIn } from '#testing/stored-rows.ts'
import { createTestApp, PASSWORD, signIn, valueOf } from '#testing/test-app.ts'
import { testClock } from '#testing/test-clock.ts'
import { openTestDatabase } from '#testing/test-database.ts'
import { createGoogleStandIn, firebaseSetting } from './google-stand-in.ts'
import { codeSentTo, HOME_IP, memberWith, type TestFactors } from './test-factors.ts'

/** The secret that the partner and the merchant share. */
export const PARTNER_SECRET = 'a secret that only the two of them know'

export type Stage = Awaited<ReturnType<typeof createStage>>

/** Prepares a call, and returns a function that makes it. */
export type Act = (stage: Stage) => Promise<() => Promise<{ readonly success: boolean }>>

/** A merchant with every way to sign in and to register, and members at every step of them. The test must close it. */
export const createStage = async () => {
  const clock = testClock()
  const database = await openTestDatabase()
  const google = await createGoogleStandIn(clock)
  const alpha = {
    freePlay: true,
    firebase: { ...firebaseSetting, channels: [...firebaseSetting.channels] },
    partners: [{ id: 'club.example', algorithm: 'HS256' as const, secret: 'CLUB_SECRET' }],
    register: { ways: ['username' as const, 'mobile' as const, 'autoUsername' as const] },
    flags: { MOBILENUMPASSREG3: false },
  }
  const wire = await createTestApp({ clock, database, fetch: google.fetch, env: { ALPHA__CLUB_SECRET: PARTNER_SECRET }, merchants: { alpha } })
  const home = () => wire.client('alpha', { ip: HOME_IP })
  const away = () => wire.client('alpha', { ip: '192.0.2.77' })

  let made = 0
  const newNumber = () => `91711${String((made += 1)).padStart(5, '0')}`
  const newEmail = () => `audited${(made += 1)}@example.com`
  const mobile = (mobileNum: string) => ({ countryDialingCode: '63', mobileNum })

  /** A new member who is signed in from the network of the registration. */
  const member = async (factors: TestFactors = {}) => {
    const name = `audited_${(made += 1)}`
    const id = await memberWith(wire, name, factors)
    const client = home()
    const { token, rememberToken = '' } = valueOf(await client.call('session.login', signIn(name, { remember: true })))
    client.token = token
    return { name, id, client, rememberToken }
  }
  /** A member who has given the right password from a new network, and is asked for a second factor. */
  const halfway = async (factors: TestFactors) => {
    const { name } = await member(factors)
    const client = away()
    expect(await client.call('session.login', signIn(name))).toMatchObject({ errorCode: 'login_verify_required' })
    return { client, credentials: { username: name, password: PASSWORD } }
  }

  return {
    wire,
    google,
    home,
    away,
    newNumber,
    newEmail,
    mobile,
    member,
    halfway,
    requestVisitorCode: (number: string) => home().call('verification.smsNoLogin', mobile(number)),
    requestRecoveryCode: (number: string) => home().call('member.passwordRecoverySms', mobile(number)),
    codeOf: (number: string) => codeSentTo(wire, `+63${number}`),
    /** A sign-in by a partner's token, which is signed with `key`. */
    assertion: (key: string) => {
      const iat = Math.floor(clock().getTime() / 1000)
      const claims = { iss: 'club.example', aud: 'alpha', sub: 'ann', jti: newEmail(), iat, exp: iat + 60 }
      return new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(key))
    },
    /** Every audit event so far, oldest first. */
    events: () => auditEventsIn(database.db),
    close: () => wire.close(),
  }
}

/** A call that needs no preparation. */
export const atOnce =
  (call: (stage: Stage) => Promise<{ readonly success: boolean }>): Act =>
  async stage =>
  () =>
    call(stage)

/** A call of a member who is signed in. */
export const bySession =
  (call: (signedIn: Awaited<ReturnType<Stage['member']>>, stage: Stage) => Promise<{ readonly success: boolean }>, factors?: TestFactors): Act =>
  async stage => {
    const signedIn = await stage.member(factors)
    return () => call(signedIn, stage)
  }

/** The audit events that the prepared call writes, in order. */
export const writtenBy = async (stage: Stage, act: Act) => {
  const call = await act(stage)
  const known = (await stage.events()).length
  const { success } = await call()
  return { success, events: (await stage.events()).slice(known).map(({ event }) => event) }
}
