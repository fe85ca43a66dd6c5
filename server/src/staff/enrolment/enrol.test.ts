import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOfStep, STEP_SECONDS } from '#account/two-factor/authenticator.ts'
import { staffCommand } from '#staff/staff-command.ts'
import { createConsoleStage, opValue, type ConsoleStage } from '#staff/testing/console-stage.ts'

let stage: ConsoleStage
beforeAll(async () => {
  stage = await createConsoleStage()
})
afterAll(() => stage.close())

const PASSWORD = 'Granite-31-orchard'
const codeOf = (secret: string) => codeOfStep(secret, Math.floor(stage.system.clock().getTime() / 1000 / STEP_SECONDS))
const invited = async (login: string, ...more: string[]) => {
  const [, address = ''] = await staffCommand(stage.system)(['invite', login, '--role', 'owner', ...more])
  return new URL(address).hash.slice(1)
}

// Proves staff-7.
test('the first account comes in by a link of the command: password, authenticator, and a session', async () => {
  const token = await invited('nora', '--name', 'Nora Lim')
  const visitor = stage.visitor()
  const begun = opValue(await visitor.call('enrolment.begin', { token }))
  expect(begun).toMatchObject({ login: 'nora', name: 'Nora Lim', shortestPassword: 12 })
  expect(begun.uri).toMatch(/^otpauth:\/\/totp\/Foyer%20console:nora\?/)
  const wrong = { token, password: PASSWORD, code: '000000' }
  expect(await visitor.call('enrolment.finish', wrong)).toMatchObject({ success: false, code: 'staff.code.wrong' })
  for (const password of ['short-1', 'password1234', 'my-name-is-nora-9'])
    expect(await visitor.call('enrolment.finish', { token, password, code: codeOf(begun.secret) })).toMatchObject({
      success: false,
      code: 'staff.password.weak',
    })
  const finish = { token, password: PASSWORD, code: codeOf(begun.secret) }
  expect(await visitor.call('enrolment.finish', finish)).toMatchObject({ success: true })
  expect(opValue(await visitor.call('session.me', {}))).toMatchObject({
    person: { login: 'nora' },
    merchants: [{ code: 'alpha', roles: ['owner'] }, {}],
  })
  // The link and the code were for once.
  expect(await stage.visitor().call('enrolment.finish', finish)).toMatchObject({ success: false, code: 'staff.invite.invalid' })
  expect(await stage.visitor().call('session.signIn', { login: 'nora', password: PASSWORD, code: finish.code })).toMatchObject({ success: false })
  stage.system.clock.advance(STEP_SECONDS)
  expect(await stage.visitor().call('session.signIn', { login: 'nora', password: PASSWORD, code: codeOf(begun.secret) })).toMatchObject({
    success: true,
  })
})

// Proves staff-7.
test('a link holds for 24 h, and a newer one ends it', async () => {
  const first = await invited('omar')
  const second = await invited('omar')
  expect(await stage.visitor().call('enrolment.begin', { token: first })).toMatchObject({ success: false, code: 'staff.invite.invalid' })
  expect(await stage.visitor().call('enrolment.begin', { token: second })).toMatchObject({ success: true })
  stage.system.clock.advance(24 * 60 * 60)
  expect(await stage.visitor().call('enrolment.begin', { token: second })).toMatchObject({ success: false, code: 'staff.invite.invalid' })
})

// Proves staff-7.
// Proves staff-59.
test('a new link ends the sessions and passkeys of whoever lost a phone once it is taken', async () => {
  const person = await stage.staff('support', { login: 'pia' })
  const { staffPasskeys } = stage.system.stores
  const passkey = { credentialId: 'lost', personId: person.personId, publicKey: new Uint8Array([1]), counter: 0, domain: 'localhost', name: 'phone' }
  await staffPasskeys.add({ ...passkey, syncable: true, synced: true, addedAt: stage.system.clock() })
  const token = await invited('pia')
  const { secret } = opValue(await stage.visitor().call('enrolment.begin', { token }))
  expect(await person.call('session.me', {})).toMatchObject({ success: true })
  opValue(await stage.visitor().call('enrolment.finish', { token, password: PASSWORD, code: codeOf(secret) }))
  expect(await person.call('session.me', {})).toMatchObject({ success: false, code: 'staff.signed.out' })
  expect(await staffPasskeys.ofPerson(person.personId)).toEqual([])
})

// Proves staff-7.
test('neither a token, a password nor the secret stands in the database as it is', async () => {
  const token = await invited('quin')
  const { secret } = opValue(await stage.visitor().call('enrolment.begin', { token }))
  opValue(await stage.visitor().call('enrolment.finish', { token, password: PASSWORD, code: codeOf(secret) }))
  const { stores } = stage.system
  const stored = JSON.stringify([await stores.staffPeople.all(), await stores.staffSessions.all(), await stores.staffEvents.list('*', {}, 100)])
  for (const word of [token, secret, PASSWORD]) expect(stored).not.toContain(word)
})
