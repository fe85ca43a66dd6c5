import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { OpenDatabase } from '#kernel/db/database.ts'
import { rowsOf } from '#kernel/db/rows-of.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'
import { openTestDatabase } from '#testing/test-database.ts'
import { testMember, testRegistration } from '#testing/test-rows.ts'
import { endingAddress } from './ending-link.ts'

const ann = { merchant: 'alpha', memberId: 'ann' }
let app: TestApp
let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  app = await createTestApp({ database })
  await app.system.stores.members.add(testMember('ann'), testRegistration)
})
afterAll(() => app.close())
beforeEach(async () => {
  await database.db.execute(sql`delete from offer_choices`)
  for (const channel of ['email', 'sms'] as const) await app.system.stores.offerChoices.add(ann, channel, true, app.system.clock())
})

const pathOf = (merchant = 'alpha', memberId = 'ann', language: 'EN' | 'UR' = 'EN') =>
  endingAddress(app.system.seals, '', merchant, memberId, language)
const ask = async (method: 'GET' | 'POST', url: string, more: { host?: string; type?: string; payload?: string } = {}) => {
  const { host = 'alpha.test', type = 'application/x-www-form-urlencoded', payload = 'List-Unsubscribe=One-Click' } = more
  return await app.app.inject({
    method,
    url,
    headers: { host, ...(method === 'POST' && { 'content-type': type }) },
    ...(method === 'POST' && { payload }),
  })
}
const choices = async () => {
  const rows = await rowsOf<{ readonly channel: string; readonly agreed: boolean }>(
    database.db,
    sql`select channel, agreed from offer_choices order by id`,
  )
  return rows.map(({ channel, agreed }) => `${channel} ${agreed ? 'yes' : 'no'}`)
}
const AGREED = ['email yes', 'sms yes']
const ENDED = [...AGREED, 'email no']

// Proves staff-50.
describe('offers by e-mail end by the link in them', () => {
  test('looking at the page changes nothing; its button does, in the language of the e-mail', async () => {
    const shown = await ask('GET', pathOf('alpha', 'ann', 'UR'))
    expect(shown.statusCode).toBe(200)
    expect(shown.body).toContain('<html lang="ur" dir="rtl">')
    expect(shown.body).toContain('<form method="post"><button class="button first">پیشکشیں بند کریں</button></form>')
    expect(shown.headers['content-security-policy']).toContain(`form-action 'self'`)
    expect(await choices()).toEqual(AGREED)
    const ended = await ask('POST', pathOf('alpha', 'ann', 'UR'))
    expect(ended.body).toContain('پیشکشیں بند ہو گئیں')
    expect(ended.body).not.toContain('<form')
    expect(await choices()).toEqual(ENDED)
  })

  test.each([
    ['one click, as a form', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'one click, in parts',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
  ])('a mail program ends them by %s', async (_how, type, payload) => {
    const { statusCode, headers } = await ask('POST', pathOf(), { type, payload })
    expect([statusCode, headers['location'], headers['set-cookie']]).toEqual([200, undefined, undefined])
    expect(await choices()).toEqual(ENDED)
  })

  test('twice is as once, and what was never agreed to is not written', async () => {
    for (let turn = 0; turn < 3; turn += 1) expect((await ask('POST', pathOf())).statusCode).toBe(200)
    expect(await choices()).toEqual(ENDED)
    expect((await ask('POST', pathOf('alpha', 'nobody'))).statusCode).toBe(200)
    expect(await choices()).toEqual(ENDED)
  })

  test('whoever agrees anew gets them again, and the same link ends them again', async () => {
    await ask('POST', pathOf())
    await app.system.stores.offerChoices.add(ann, 'email', true, app.system.clock())
    await ask('POST', pathOf())
    expect(await choices()).toEqual([...ENDED, 'email yes', 'email no'])
  })

  test.each<[string, () => string, string]>([
    ['made up', () => `/m/offers/end/ann.${'0'.repeat(32)}`, 'alpha.test'],
    ['of another member', () => pathOf().replace('ann.', 'bob.'), 'alpha.test'],
    ['of another merchant', () => pathOf('beta'), 'alpha.test'],
    ['at another merchant’s host', () => pathOf(), 'beta.test'],
    ['cut off', () => pathOf().slice(0, -20), 'alpha.test'],
    ['at a host of no merchant', () => pathOf(), 'nobody.test'],
  ])('a link %s ends nothing, and asks nothing of the database', async (_what, url, host) => {
    const statements = vi.spyOn(database.db, 'execute')
    onTestFinished(() => statements.mockRestore())
    const link = url()
    expect((await ask('POST', link, { host })).statusCode).toBe(404)
    expect((await ask('GET', link, { host })).headers['location']).toBe('/m/member/home')
    expect(statements).not.toHaveBeenCalled()
    await ask('POST', pathOf())
    expect(statements).toHaveBeenCalledOnce()
    expect(await choices()).toEqual(ENDED)
  })
})
