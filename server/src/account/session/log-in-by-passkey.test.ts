import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CHALLENGE_LIFE_S } from '#account/passkeys/passkey-challenge.ts'
import { AWAY_IP, passkeyStage } from '#account/testing/passkey-stage.ts'
import { testAuthenticator } from '#account/testing/test-authenticator.ts'
import { createTestApp, signIn, valueOf, type TestApp } from '#testing/test-app.ts'
import { testClock } from '#testing/test-clock.ts'
import { PASSKEYS_PER_NETWORK } from './log-in-by-passkey.ts'

let wire: TestApp
let stage: ReturnType<typeof passkeyStage>
beforeAll(async () => {
  wire = await createTestApp({ clock: testClock(), recurring: ['account'], merchants: { alpha: { session: { idleSeconds: 3600 } } } })
  stage = passkeyStage(wire)
})
afterAll(() => wire.close())

const away = () => wire.client('alpha', { ip: AWAY_IP })
const invalid = { status: 403, errorCode: 'passkey.invalid' }

// Proves sign-in-26.
describe('signing in by a passkey', () => {
  test('counts as both factors: nothing more is asked for from a new network, nor of a member who wants to be asked always', async () => {
    const { client, device } = await stage.member('both')
    valueOf(await client.call('member.securityAlwaysAsk', { alwaysAsk: true }))
    const fresh = away()
    const answer = valueOf(await stage.logIn(device, { client: fresh }))
    expect(answer).toMatchObject({ userName: 'both' })
    fresh.token = answer.token
    expect(valueOf(await fresh.call('member.security', {})).confirm.needed).toBe(false)
    const [latest] = await wire.system.stores.audit.ofMember('alpha', answer.id, 5, 5)
    expect(latest).toMatchObject({ event: 'network.added' })
  })

  test('may be remembered, as any other', async () => {
    const { device } = await stage.member('stays')
    const client = away()
    const passkey = device.use(await stage.options(client))
    expect(valueOf(await client.call('session.passkeyLogin', { passkey, remember: true })).rememberToken).toMatch(/^[\w-]{43}$/)
  })

  test('the security page says when a passkey was used', async () => {
    const { client, device } = await stage.member('used')
    wire.system.clock.advance(60)
    valueOf(await stage.logIn(device))
    const { list } = valueOf(await client.call('member.security', {})).passkeys
    expect(list).toMatchObject([{ name: null, synced: true, elsewhere: null, lastUsedAt: wire.system.clock().toISOString() }])
  })
})

// Proves sign-in-27.
describe('a challenge', () => {
  test('works once, even where two answers come at the same time', async () => {
    const { device } = await stage.member('once', testAuthenticator({ counts: false }))
    const client = away()
    const options = await stage.options(client)
    const proofs = [device.use(options), device.use(options)]
    const outcomes = await Promise.all(proofs.map(passkey => client.call('session.passkeyLogin', { passkey })))
    expect(outcomes.filter(({ success }) => success)).toHaveLength(1)
    expect(await client.call('session.passkeyLogin', { passkey: device.use(options) })).toMatchObject(invalid)
  })

  test('ends', async () => {
    const { device } = await stage.member('late')
    const client = away()
    const options = await stage.options(client)
    wire.system.clock.advance(CHALLENGE_LIFE_S)
    expect(await client.call('session.passkeyLogin', { passkey: device.use(options) })).toMatchObject(invalid)
  })

  test('is for one merchant, one host and one purpose', async () => {
    const { client, device } = await stage.member('bound')
    const beta = valueOf(await wire.client('beta').call('session.passkeyOptions', {}))
    const begun = valueOf(await client.call('member.passkeyBegin', {}))
    for (const { challenge } of [beta, begun]) {
      const passkey = device.use({ challenge, domain: 'alpha.test' })
      expect(await away().call('session.passkeyLogin', { passkey })).toMatchObject(invalid)
    }
  })

  test('of one of the merchant’s hosts works there, and at no other', async () => {
    const { device } = await stage.member('hosts')
    const anna = wire.client('alpha', { ip: AWAY_IP, headers: { Host: 'anna.alpha.test' } })
    const origin = 'https://anna.alpha.test'
    expect(await stage.logIn(device, { client: anna })).toMatchObject(invalid)
    const options = await stage.options(anna)
    expect(options.domain).toBe('alpha.test')
    expect(await away().call('session.passkeyLogin', { passkey: device.use(options) })).toMatchObject(invalid)
    expect(await away().call('session.passkeyLogin', { passkey: device.use(options, { origin }) })).toMatchObject(invalid)
    expect(await anna.call('session.passkeyLogin', { passkey: device.use(options, { origin }) })).toMatchObject({ success: true })
  })

  test('that was answered is kept for longer than any machine takes it', async () => {
    const { device } = await stage.member('behind')
    const used = async () => await wire.system.stores.passkeys.sweep(new Date(wire.system.clock().getTime() + 3_600_000))
    await used()
    valueOf(await stage.logIn(device))
    wire.system.clock.advance(CHALLENGE_LIFE_S + 60)
    await wire.system.jobs.runDue()
    expect(await used()).toBe(1)
  })

  test('that nobody answers fills no table, however many are asked for', async () => {
    const { device } = await stage.member('cheap')
    for (let made = 0; made < 20; made += 1) await stage.options(away())
    const { challenge, ...rest } = await stage.options(away())
    const forged = `${challenge.slice(0, -1)}${challenge.endsWith('A') ? 'B' : 'A'}`
    expect(await away().call('session.passkeyLogin', { passkey: device.use({ ...rest, challenge: forged }) })).toMatchObject(invalid)
    const before = await wire.system.stores.passkeys.sweep(new Date(wire.system.clock().getTime() + 3_600_000))
    valueOf(await stage.logIn(device))
    expect(await wire.system.stores.passkeys.sweep(new Date(wire.system.clock().getTime() + 3_600_000))).toBe(1)
    expect(before).toBeLessThan(20)
  })
})

// Proves sign-in-28.
describe('a wrong proof', () => {
  test('is refused, whatever is wrong with it, in the words for an unknown passkey', async () => {
    const { device } = await stage.member('wrong')
    const stranger = testAuthenticator()
    const wishes = [
      { origin: 'https://evil.test' },
      { origin: 'http://alpha.test' },
      { domain: 'evil.test' },
      { verified: false },
      { userHandle: 'AAAA' },
      { userHandle: null },
      { crossOrigin: true },
    ]
    const unknown = await stage.logIn(stranger)
    expect(unknown).toMatchObject(invalid)
    for (const wish of wishes) {
      const { status, success, errorCode, message } = { errorCode: '', message: '', ...(await stage.logIn(device, wish)) }
      expect({ wish, status, success, errorCode, message }).toEqual({
        wish,
        status: 403,
        success: false,
        errorCode: 'passkey.invalid',
        message: 'message' in unknown ? unknown.message : '',
      })
    }
    // Signed by another passkey.
    expect(await stage.logIn(stranger, { id: device.id })).toMatchObject(invalid)
    expect(await stage.logIn(device)).toMatchObject({ success: true })
  })

  test('a copy of a passkey, which has counted no further, opens nothing', async () => {
    const { device } = await stage.member('copied')
    valueOf(await stage.logIn(device, { counter: 7 }))
    expect(await stage.logIn(device, { counter: 7 })).toMatchObject(invalid)
    expect(await stage.logIn(device, { counter: 3 })).toMatchObject(invalid)
    expect(await stage.logIn(device, { counter: 0 })).toMatchObject(invalid)
    valueOf(await stage.logIn(device, { counter: 8 }))
  })

  test('a device that counts nothing says 0 for ever', async () => {
    const { device } = await stage.member('uncounted', testAuthenticator({ counts: false }))
    valueOf(await stage.logIn(device))
    expect(await stage.logIn(device)).toMatchObject({ success: true })
  })

  test('a passkey of one merchant is unknown at another', async () => {
    const { device } = await stage.member('elsewhere')
    const client = wire.client('beta', { ip: AWAY_IP })
    const { challenge } = valueOf(await client.call('session.passkeyOptions', {}))
    const passkey = device.use({ challenge, domain: 'beta.test' }, { origin: 'https://beta.test' })
    expect(await client.call('session.passkeyLogin', { passkey })).toMatchObject(invalid)
  })

  test('tries that prove nothing count against their network alone', async () => {
    const { device } = await stage.member('limited')
    const client = wire.client('alpha', { ip: '198.18.0.1' })
    const options = await stage.options(client)
    const passkey = testAuthenticator().use(options)
    const tries = await Promise.all(Array.from({ length: PASSKEYS_PER_NETWORK.points }, () => client.call('session.passkeyLogin', { passkey })))
    expect(tries.every(outcome => !outcome.success && outcome.errorCode === 'passkey.invalid')).toBe(true)
    expect(await client.call('session.passkeyLogin', { passkey })).toMatchObject({ errorCode: 'TOO_MANY_REQUEST_LOGIN' })
    valueOf(await stage.logIn(device))
  })

  test('a member who is locked is not let in', async () => {
    const { client, device } = await stage.member('locked')
    const { customerId } = valueOf(await client.call('member.info', {}))
    const until = new Date(wire.system.clock().getTime() + 60_000)
    await wire.system.stores.members.setLockedUntil('alpha', customerId, until)
    expect(await stage.logIn(device)).toMatchObject({ status: 403, errorCode: 'account.locked' })
  })

  test('a member who closed the account is not let in', async () => {
    const { client, device } = await stage.member('gone')
    const { customerId } = valueOf(await client.call('member.info', {}))
    await wire.system.inUnit(async unit => {
      const owner = { merchant: 'alpha', memberId: customerId }
      expect(await unit.passkeys.ofMember(owner)).toHaveLength(1)
    })
    valueOf(await client.call('member.close', {}))
    expect(await stage.logIn(device)).toMatchObject(invalid)
    expect(await wire.system.stores.passkeys.ofMember({ merchant: 'alpha', memberId: customerId })).toEqual([])
  })
})

// Proves two-factor-26.
describe('a passkey as a second factor', () => {
  test('a sign-in by password from a new network is asked for it, or for a recovery code', async () => {
    const { codes } = await stage.member('second')
    expect(codes).toHaveLength(10)
    const refused = await away().call('session.login', signIn('second'))
    expect(refused).toMatchObject({
      errorCode: 'login_verify_required',
      value: { passkey: true, recoveryCode: true, sms: false, ga: false, email: false, payeeName: false },
    })
    const byCode = await away().call('session.loginVerification', { ...signIn('second'), method: 'R', recoveryCode: codes[0] ?? '' })
    expect(byCode).toMatchObject({ success: true })
  })
})
