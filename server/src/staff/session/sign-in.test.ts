import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { codeOfStep, STEP_SECONDS } from '#account/two-factor/authenticator.ts'
import { EVERYWHERE } from '#kernel/ops/staff-caller.ts'
import { createDemoStaff, DEMO_STAFF_PASSWORD, DEMO_STAFF_SECRET } from '#staff/demo/demo-staff.ts'
import { createConsoleStage, type ConsoleStage } from '#staff/testing/console-stage.ts'

let stage: ConsoleStage
beforeAll(async () => {
  stage = await createConsoleStage()
  await createDemoStaff(stage.system)
})
afterAll(() => stage.close())
// Every test has the codes, and the windows of the limits, to itself.
beforeEach(() => stage.system.clock.advance(2 * 60 * 60))

const codeNow = (steps = 0) => codeOfStep(DEMO_STAFF_SECRET, Math.floor(stage.system.clock().getTime() / 1000 / STEP_SECONDS) + steps)
const right = (login = 'owner') => ({ login, password: DEMO_STAFF_PASSWORD, code: codeNow() })
const refused = { status: 403, success: false, code: 'staff.sign.in.refused', data: {} }
const houseEvents = async () => (await stage.system.stores.staffEvents.list(EVERYWHERE, {}, 100)).map(({ event, login }) => `${event} ${login}`)

// Proves staff-2.
test('login, password and code together begin a session, in a cookie that no script and no other site can use', async () => {
  const visitor = stage.visitor()
  const outcome = await visitor.call('session.signIn', { ...right(), login: 'OWNER' })
  expect(outcome).toMatchObject({ status: 200, success: true, value: {} })
  expect(outcome.success && outcome.cookie).toMatch(/^foyer-staff=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/)
  expect(await visitor.call('session.me', {})).toMatchObject({
    success: true,
    value: { person: { login: 'owner', name: 'Olivia Reyes' }, merchants: [{ code: 'alpha' }, { code: 'beta' }], idleSeconds: 900 },
  })
  expect(await houseEvents()).toContain('session.signed-in owner')
})

// Proves staff-2.
test('an unknown login, a wrong password and a wrong code have the same answer', async () => {
  const tries = [
    { ...right(), login: 'nobody' },
    { ...right(), password: 'Copper-58-harbour' },
    { ...right(), code: '000000' },
  ]
  for (const wrong of tries) expect(await stage.visitor().call('session.signIn', wrong)).toEqual(refused)
})

// Proves staff-2.
test('a code is used once', async () => {
  const request = right('finance')
  expect(await stage.visitor().call('session.signIn', request)).toMatchObject({ success: true })
  expect(await stage.visitor().call('session.signIn', request)).toEqual(refused)
  stage.system.clock.advance(STEP_SECONDS)
  // Nor the one before the last that was used.
  expect(await stage.visitor().call('session.signIn', { ...request, code: codeNow(-1) })).toEqual(refused)
  expect(await stage.visitor().call('session.signIn', right('finance'))).toMatchObject({ success: true })
})

// Proves staff-3.
test('a network has 20 tries in 15 min, whichever login it names, and a /48 four times as many', async () => {
  const guess = async (ip: string, login: string) =>
    (await stage.visitor({ ip }).call('session.signIn', { ...right(), login, code: '000000' })).status
  const statuses: number[] = []
  for (let at = 0; at < 21; at++) statuses.push(await guess('198.51.100.9', `guess${at}`))
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 403), 429])
  const lines: number[] = []
  for (let line = 0; line < 5; line++) for (let at = 0; at < 20; at++) lines.push(await guess(`2001:db8:77:${line}00::1`, 'owner'))
  expect(lines.filter(status => status === 403)).toHaveLength(80)
})

// Proves staff-3.
test('whoever has learnt a password has 10 codes in an hour from all networks together, and cannot keep the person out of a known one', async () => {
  const home = '192.0.2.55'
  expect(await stage.visitor({ ip: home }).call('session.signIn', right('risk'))).toMatchObject({ success: true })
  stage.system.clock.advance(2 * STEP_SECONDS)
  const refusals = async () => (await houseEvents()).filter(event => event === 'session.refused risk').length
  for (let at = 0; at < 14; at++)
    expect(await stage.visitor({ ip: `198.51.${at}.1` }).call('session.signIn', { ...right('risk'), code: '000000' })).toEqual(refused)
  // The right code is not looked at any more, and the answer does not say so.
  expect(await stage.visitor({ ip: '198.51.99.1' }).call('session.signIn', right('risk'))).toEqual(refused)
  expect(await refusals()).toBe(10)
  expect(await stage.visitor({ ip: home }).call('session.signIn', right('risk'))).toMatchObject({ success: true })
})

test('who has left does not sign in', async () => {
  const person = await stage.system.stores.staffPeople.byLogin('editor')
  await stage.system.stores.staffPeople.leave(person?.id ?? '', stage.system.clock())
  expect(await stage.visitor().call('session.signIn', right('editor'))).toEqual(refused)
})
