import { afterAll, beforeAll, expect, test } from 'vitest'
import { EVERYWHERE } from '#kernel/ops/staff-caller.ts'
import { createConsoleStage, type ConsoleStage } from '#staff/testing/console-stage.ts'

let stage: ConsoleStage
beforeAll(async () => {
  stage = await createConsoleStage()
})
afterAll(() => stage.close())

const signedOut = { status: 401, success: false, code: 'staff.signed.out', data: {} }

// Proves staff-4.
test('a session ends after 15 min without anything being done, and what the page asks for by itself does not count', async () => {
  const staff = await stage.staff('support')
  const idle = stage.visitor({ headers: { idle: '1' } })
  idle.cookie = staff.cookie
  for (let at = 0; at < 3; at++) {
    stage.system.clock.advance(10 * 60)
    expect(await staff.call('session.me', {})).toMatchObject({ success: true, value: { idleSeconds: 900 } })
  }
  stage.system.clock.advance(10 * 60)
  expect(await idle.call('session.me', {})).toMatchObject({ success: true, value: { idleSeconds: 300 } })
  stage.system.clock.advance(5 * 60)
  expect(await staff.call('session.me', {})).toEqual(signedOut)
})

// Proves staff-4.
test('a session ends after 12 h, however much was done', async () => {
  const staff = await stage.staff('support')
  for (let minutes = 0; minutes < 12 * 60 - 10; minutes += 10) {
    stage.system.clock.advance(10 * 60)
    expect(await staff.call('session.me', {})).toMatchObject({ success: true })
  }
  stage.system.clock.advance(10 * 60)
  expect(await staff.call('session.me', {})).toEqual(signedOut)
})

// Proves staff-4.
test('a token that is used in another network ends the session, and leaves an event', async () => {
  const staff = await stage.staff('support', { ip: '203.0.113.7' })
  const thief = stage.visitor({ ip: '198.51.100.20' })
  thief.cookie = staff.cookie
  expect(await thief.call('session.me', {})).toEqual(signedOut)
  expect(await staff.call('session.me', {})).toEqual(signedOut)
  const [event] = await stage.system.stores.staffEvents.list(EVERYWHERE, { personId: staff.personId }, 1)
  expect(event).toMatchObject({
    event: 'session.moved',
    ip: '198.51.100.20',
    before: { network: '203.0.113.0/24' },
    after: { network: '198.51.100.0/24' },
  })
})

// Proves staff-4.
test('who signs out has no session any more', async () => {
  const staff = await stage.staff('support')
  const again = stage.visitor()
  again.cookie = staff.cookie
  expect(await staff.call('session.signOut', {})).toMatchObject({
    success: true,
    cookie: 'foyer-staff=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0',
  })
  expect(await again.call('session.me', {})).toEqual(signedOut)
})
