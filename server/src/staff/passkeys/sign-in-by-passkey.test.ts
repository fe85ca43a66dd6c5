import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testAuthenticator, type PasskeyWishes, type TestAuthenticator } from '#account/testing/test-authenticator.ts'
import { codeOfStep, STEP_SECONDS } from '#account/two-factor/authenticator.ts'
import { EVERYWHERE } from '#kernel/ops/staff-caller.ts'
import { createConsoleStage, opValue, type ConsoleStage, type OpClient } from '#staff/testing/console-stage.ts'
import { STAFF_TOTP_SEAL } from '#staff/totp-seal.ts'

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const HERE = { origin: 'http://localhost' }

let stage: ConsoleStage
beforeAll(async () => {
  stage = await createConsoleStage()
})
afterAll(() => stage.close())
// Every test has codes, and the windows of the limits, to itself.
beforeEach(() => stage.system.clock.advance(2 * 60 * 60))

const codeNow = () => codeOfStep(SECRET, Math.floor(stage.system.clock().getTime() / 1000 / STEP_SECONDS))

const withAuthenticator = async (...roles: Parameters<ConsoleStage['staff']>) => {
  const { stores, seals } = stage.system
  const person = await stage.staff(...roles)
  await stores.staffPeople.enrol(person.personId, { passwordHash: 'unused', totpSecret: seals.seal(STAFF_TOTP_SEAL, SECRET), lastStep: 0 })
  return person
}

const add = async (person: OpClient, device: TestAuthenticator, wishes: PasskeyWishes & { readonly code?: string } = {}) => {
  const begun = opValue(await person.call('passkeys.begin', {}))
  const passkey = device.make(begun, { ...HERE, ...wishes })
  return await person.call('passkeys.add', { name: ' work laptop ', passkey, code: wishes.code ?? codeNow() })
}
const withPasskey = async (role: Parameters<ConsoleStage['staff']>[0] = 'auditor') => {
  const person = await withAuthenticator(role)
  const device = testAuthenticator()
  opValue(await add(person, device))
  return { person, device }
}
const signIn = async (device: TestAuthenticator, wishes: PasskeyWishes = {}, visitor = stage.visitor({ ip: '198.51.100.30' })) => {
  const passkey = device.use(opValue(await visitor.call('session.passkeyOptions', {})), { ...HERE, ...wishes })
  return { visitor, passkey, outcome: await visitor.call('session.passkeySignIn', { passkey }) }
}
const refused = { status: 403, success: false, code: 'staff.passkey.refused' }
const eventsOf = async (personId: string) => await stage.system.stores.staffEvents.list(EVERYWHERE, { personId }, 10)

// Proves staff-57.
describe('a passkey of staff', () => {
  test('signs in without login, password and code, and this stands in the trace with its name', async () => {
    const { person, device } = await withPasskey()
    const { visitor, outcome } = await signIn(device)
    expect(outcome).toMatchObject({ status: 200, success: true })
    expect(outcome.success && outcome.cookie).toMatch(/^foyer-staff=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/)
    expect(opValue(await visitor.call('session.me', {})).person.id).toBe(person.personId)
    const [signedIn, added] = await eventsOf(person.personId)
    expect(signedIn).toMatchObject({ event: 'session.signed-in', after: { network: '198.51.100.0/24', passkey: 'work laptop' } })
    expect(added).toMatchObject({ event: 'passkey.added', aboutId: device.id, after: { name: 'work laptop', domain: 'localhost' } })
    const { passkeys } = opValue(await person.call('passkeys.list', {}))
    expect(passkeys).toMatchObject([{ id: device.id, name: 'work laptop', domain: 'localhost', synced: true }])
    expect(passkeys[0]?.lastUsedAt).not.toBeNull()
  })

  test.each<[string, PasskeyWishes]>([
    ['made for another page', { origin: 'https://console.example.com' }],
    ['of another host', { domain: 'example.com' }],
    ['shown inside a page of another site', { crossOrigin: true }],
    ['whose device has not verified who holds it', { verified: false }],
    ['that names nobody', { userHandle: null }],
    ['that has counted no further', { counter: 0 }],
    ['that may not be copied any more', { backup: 'none' }],
    ['that nobody has', { id: 'AAAAAAAAAAAAAAAAAAAAAAAAAAA' }],
  ])('a proof %s is refused, as everything else that is wrong', async (_what, wishes) => {
    const { device } = await withPasskey()
    expect((await signIn(device)).outcome).toMatchObject({ success: true })
    expect((await signIn(device, wishes)).outcome).toMatchObject(refused)
  })

  test('a challenge is answered once, and for five minutes', async () => {
    const { device } = await withPasskey()
    const { visitor, passkey, outcome } = await signIn(device)
    expect(outcome).toMatchObject({ success: true })
    expect(await visitor.call('session.passkeySignIn', { passkey })).toMatchObject(refused)
    const late = device.use(opValue(await visitor.call('session.passkeyOptions', {})), HERE)
    stage.system.clock.advance(5 * 60)
    expect(await visitor.call('session.passkeySignIn', { passkey: late })).toMatchObject(refused)
  })

  test('a network has 20 tries in 15 min', async () => {
    const { device } = await withPasskey()
    const guesser = stage.visitor({ ip: '198.51.77.1' })
    const statuses: number[] = []
    for (let at = 0; at < 21; at++) statuses.push((await signIn(device, { verified: false }, guesser)).outcome.status)
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 403), 429])
  })
})

// Proves staff-58.
describe('adding one', () => {
  test('needs the code of the moment, which is used up', async () => {
    const person = await withAuthenticator('finance')
    expect(await add(person, testAuthenticator(), { code: '000000' })).toMatchObject({ code: 'staff.code.wrong' })
    opValue(await add(person, testAuthenticator()))
    expect(await add(person, testAuthenticator())).toMatchObject({ code: 'staff.code.wrong' })
    expect(opValue(await person.call('passkeys.list', {})).passkeys).toHaveLength(1)
  })

  test('takes a challenge that was made for this person alone, once', async () => {
    const person = await withAuthenticator('finance')
    const other = await withAuthenticator('support')
    const begun = opValue(await other.call('passkeys.begin', {}))
    const taken = { name: 'mine', passkey: testAuthenticator().make(begun, HERE), code: codeNow() }
    expect(await person.call('passkeys.add', taken)).toMatchObject({ status: 422, code: 'staff.passkey.invalid' })
    opValue(await other.call('passkeys.add', taken))
    stage.system.clock.advance(STEP_SECONDS)
    expect(await other.call('passkeys.add', { ...taken, code: codeNow() })).toMatchObject({ code: 'staff.passkey.invalid' })
  })

  test('a person has at most ten', async () => {
    const { person } = await withPasskey()
    for (let at = 1; at < 10; at++) {
      stage.system.clock.advance(STEP_SECONDS)
      opValue(await add(person, testAuthenticator()))
    }
    expect(await person.call('passkeys.begin', {})).toMatchObject({ status: 409, code: 'staff.passkeys.full', data: { most: 10 } })
  })
})

// Proves staff-59.
describe('a passkey ends', () => {
  test('when its person removes it, and nobody removes another’s', async () => {
    const { person, device } = await withPasskey()
    const other = await stage.staff('owner')
    expect(await other.call('passkeys.remove', { id: device.id })).toMatchObject({ status: 404, code: 'staff.passkey.unknown' })
    opValue(await person.call('passkeys.remove', { id: device.id }))
    expect((await signIn(device)).outcome).toMatchObject(refused)
    expect((await eventsOf(person.personId))[0]).toMatchObject({ event: 'passkey.removed', aboutId: device.id, before: { name: 'work laptop' } })
  })

  test('when its person has left', async () => {
    const owner = await stage.staff('owner')
    const { person, device } = await withPasskey()
    opValue(await owner.call('staff.leave', { personId: person.personId, reason: 'has another job' }))
    expect((await signIn(device)).outcome).toMatchObject(refused)
    expect(await stage.system.stores.staffPasskeys.ofPerson(person.personId)).toEqual([])
  })

  test('when an owner removes it, at once and with a reason, and nobody else', async () => {
    const { person, device } = await withPasskey()
    const [owner, elsewhere, support] = [await stage.staff('owner'), await stage.staff('owner', { at: 'beta' }), await stage.staff('support')]
    const request = { personId: person.personId, id: device.id, reason: 'The laptop is lost.' }
    for (const other of [elsewhere, support])
      expect(await other.call('staff.removePasskey', request)).toMatchObject({ status: 403, code: 'staff.forbidden' })
    const listed = async () => opValue(await owner.call('staff.list', {})).people.find(({ id }) => id === person.personId)?.passkeys
    expect(await listed()).toMatchObject([{ id: device.id, name: 'work laptop', addedAt: expect.any(String) }])
    expect(await owner.call('staff.removePasskey', { ...request, personId: owner.personId })).toMatchObject({ code: 'staff.passkey.unknown' })
    opValue(await owner.call('staff.removePasskey', request))
    expect((await signIn(device)).outcome).toMatchObject(refused)
    expect(await listed()).toEqual([])
    const { events } = opValue(await owner.call('audit.list', { merchant: '*', aboutKind: 'staff', aboutId: person.personId }))
    expect(events[0]).toMatchObject({ event: 'passkey.removed', before: { name: 'work laptop' }, reason: 'The laptop is lost.' })
  })
})
