import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { opValue } from '#staff/testing/console-stage.ts'
import { createCompanyDesk, type CompanyDesk } from './testing/company-desk.ts'

const DAY = 24 * 60 * 60
let desk: CompanyDesk
beforeAll(async () => {
  desk = await createCompanyDesk()
})
afterAll(() => desk.close())

// Proves staff-62.
describe('a company that fails', () => {
  test.each(['Down', 'Cut', 'Broken', 'Unsigned'])(
    '%s: staff have the document meanwhile, and the company is asked before it is sent again',
    async conduct => {
      const name = `Jo ${conduct}`
      const before = desk.company.requests.length
      const taken = desk.company.taken()
      const { id } = await desk.sent(name)
      await desk.work()
      expect(await desk.waitsForStaff(id)).toBe(true)
      expect((await desk.seen(id)).company).toMatchObject({ decides: false, answer: null })
      desk.system.clock.advance(5)
      await desk.work()
      const [first, ...more] = desk.company.requests.slice(before).map(request => request.split('/')[0])
      expect([first, ...more]).toEqual(conduct === 'Down' ? ['POST ', 'GET ', 'POST '] : ['POST ', 'GET '])
      expect(desk.company.taken()).toBe(taken + 1)
      expect(await desk.handoverOf(id)).toMatchObject({ failedAt: null, companyId: desk.company.caseOf(name).id })
      expect(await desk.waitsForStaff(id)).toBe(false)
    },
  )

  test('that definitely does not take a document leaves it to staff, and is asked no more', async () => {
    const { id } = await desk.sent('Kim Unwanted')
    await desk.work()
    const orders = () => desk.company.requests.filter(request => request.startsWith('POST')).length
    const before = orders()
    expect(await desk.waitsForStaff(id)).toBe(true)
    const handover = await desk.handoverOf(id)
    expect(handover).toMatchObject({ answer: 'staff' })
    desk.system.clock.advance(DAY)
    await desk.work()
    expect([orders(), desk.callsAbout(handover?.reference ?? '')]).toEqual([before, 0])
  })

  test('that refuses the account is stopped for the merchant, and goes on later', async () => {
    const { id } = await desk.sent('Lee Barred')
    await desk.work()
    expect(await desk.waitsForStaff(id)).toBe(true)
    desk.system.clock.advance(600)
    await desk.work()
    expect(await desk.checkOf(id)).toMatchObject({ state: 'accepted' })
  })

  test('that says nothing for a day is asked no more; what it reports later counts all the same', async () => {
    const { id } = await desk.sent('Mia Slow')
    await desk.work()
    for (let hour = 0; hour < 24; hour += 1) {
      expect(await desk.waitsForStaff(id)).toBe(false)
      desk.system.clock.advance(3_600)
      await desk.work()
    }
    expect(await desk.waitsForStaff(id)).toBe(true)
    const calls = desk.callsOf('Mia Slow')
    expect(calls).toBeGreaterThan(20)
    desk.system.clock.advance(DAY)
    await desk.work()
    expect(desk.callsOf('Mia Slow')).toBe(calls)
    await desk.company.decide('Mia Slow', { state: 'refused', reason: 'incomplete' })
    expect(await desk.checkOf(id)).toMatchObject({ state: 'refused', decidedBy: 'company:gateway' })
  })
})

// Proves staff-62.
describe('nothing is sent', () => {
  test('of a member whose account is closed', async () => {
    const { id, memberId } = await desk.sent('Ned')
    const before = desk.company.requests.length
    await desk.system.stores.members.close('alpha', memberId, desk.system.clock())
    await desk.work()
    expect(desk.company.requests).toHaveLength(before)
    expect(await desk.checkOf(id)).toMatchObject({ state: 'waiting' })
  })

  test('of a document that staff have decided about', async () => {
    const { id } = await desk.sent('Ola')
    const before = desk.company.requests.length
    opValue(await (await desk.compliance()).call('identity.refuse', { id, reason: 'unreadable', words: 'Blurred' }))
    await desk.work()
    expect(desk.company.requests).toHaveLength(before)
  })

  test('where the merchant has no company, or has left it since', async () => {
    const before = desk.company.requests.length
    const { id } = await desk.sent('Pia')
    await desk.choose(false)
    await desk.work()
    expect(await desk.waitsForStaff(id)).toBe(true)
    const { id: next } = await desk.sent('Quin')
    expect(await desk.handoverOf(next)).toBeUndefined()
    expect((await desk.seen(next)).company).toBeNull()
    await desk.work()
    expect(desk.company.requests).toHaveLength(before)
    await desk.choose(true)
  })
})
