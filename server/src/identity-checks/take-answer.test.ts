import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { opValue } from '#staff/testing/console-stage.ts'
import { valueOf } from '#testing/test-app.ts'
import { createCompanyDesk, type CompanyDesk } from './testing/company-desk.ts'

const DAY = 24 * 60 * 60
const accept = { born: '1990-05-17', documentEnds: '2030-01-31', words: 'Both sides, sharp' }
let desk: CompanyDesk
beforeAll(async () => {
  desk = await createCompanyDesk()
})
afterAll(() => desk.close())

// Proves staff-62.
describe('what a company decides', () => {
  test('verifies the member as an acceptance of staff does, and stands in the trace as the company’s', async () => {
    const { client, id } = await desk.sent('Ann')
    expect(await desk.handoverOf(id)).toMatchObject({ company: 'gateway', triedAt: null })
    // Sent again under the same client id, it is the same document and the same case.
    expect(await desk.send(client)).toBe(id)
    await desk.work()
    expect(desk.company.taken()).toBe(1)
    expect(desk.company.statuses.at(-1)).toBe(200)
    expect(desk.company.caseOf('Ann').body).toMatchObject({
      stated: { name: 'Ann', birthday: null },
      minimumAge: 18,
      callbackUrl: 'https://alpha.test/identity-checks/callback/alpha',
    })
    expect(valueOf(await client.call('identity.status', {}))).toMatchObject({ valid: true, check: { state: 'accepted' } })
    expect(await desk.trace(id)).toEqual(['company:gateway identity.accepted'])
    expect(await desk.seen(id)).toMatchObject({
      decidedBy: 'company:gateway',
      born: '1990-05-17',
      company: { name: 'gateway', decides: false, answer: 'accepted', id: desk.company.caseOf('Ann').id },
    })
    expect((await desk.checkOf(id))?.sealedBirth).not.toContain('1990')
  })

  test('refuses with a reason that the member reads, who may send another one', async () => {
    const { client, id } = await desk.sent('Ben Refused')
    await desk.work()
    expect(valueOf(await client.call('identity.status', {}))).toMatchObject({
      valid: false,
      maySend: true,
      check: { state: 'refused', reason: 'unreadable' },
    })
    expect(await desk.trace(id)).toEqual(['company:gateway identity.refused'])
  })

  test.each([
    ['Unclear', null],
    ['Young', 'too-young'],
    ['Expired', 'out-of-date'],
  ])('%s is left to staff, also where the merchant’s own rules do not allow it', async (conduct, reason) => {
    const { id } = await desk.sent(`Cy ${conduct}`)
    expect(await desk.waitsForStaff(id)).toBe(false)
    await desk.work()
    expect(await desk.checkOf(id)).toMatchObject({ state: 'waiting', sealedBirth: null })
    expect(await desk.waitsForStaff(id)).toBe(true)
    expect((await desk.seen(id)).company).toMatchObject({ decides: false, answer: 'staff', reason })
    expect(await desk.trace(id)).toEqual(['company:gateway identity.company-said'])
  })

  test('said twice is done once', async () => {
    const { id } = await desk.sent('Dee Twice')
    await desk.work()
    expect(desk.company.statuses.slice(-2)).toEqual([200, 200])
    expect(await desk.trace(id)).toEqual(['company:gateway identity.accepted'])
  })

  test('that is never reported is heard of when the company is asked', async () => {
    const { id } = await desk.sent('Eve Silent')
    await desk.work()
    expect(await desk.checkOf(id)).toMatchObject({ state: 'waiting' })
    desk.system.clock.advance(299)
    await desk.work()
    expect(desk.callsOf('Eve Silent')).toBe(0)
    desk.system.clock.advance(1)
    await desk.work()
    expect(await desk.checkOf(id)).toMatchObject({ state: 'accepted', decidedBy: 'company:gateway' })
  })
})

// Proves staff-62.
describe('the first decision counts', () => {
  test('staff decide while the company has the document; what it says later is kept once and changes nothing', async () => {
    const { id } = await desk.sent('Fay Slow')
    await desk.work()
    expect((await desk.seen(id)).company).toMatchObject({ decides: true, answer: null })
    expect(
      opValue(await (await desk.compliance()).call('identity.list', { which: 'waiting' })).items.find(item => item.id === id)?.company?.decides,
    ).toBe(true)
    opValue(await (await desk.compliance()).call('identity.refuse', { id, reason: 'other-person', words: 'The name differs' }))
    for (let time = 0; time < 2; time += 1)
      await desk.company.decide('Fay Slow', { state: 'accepted', born: '1990-05-17', documentEnds: '2030-01-31' })
    expect(desk.company.statuses.slice(-2)).toEqual([200, 200])
    expect(await desk.checkOf(id)).toMatchObject({ state: 'refused', reason: 'other-person', sealedBirth: null })
    expect((await desk.seen(id)).company).toMatchObject({ answer: 'accepted', later: null })
    expect((await desk.trace(id)).filter(line => line.startsWith('company'))).toEqual(['company:gateway identity.company-said'])
    desk.system.clock.advance(DAY)
    await desk.work()
    expect(desk.callsOf('Fay Slow')).toBe(0)
  })

  test('a second person who was asked finds it decided by the company', async () => {
    const { id } = await desk.sent('Gil Slow')
    await desk.work()
    const { approval } = opValue(await (await desk.compliance()).call('identity.accept', { id, ...accept }))
    await desk.company.decide('Gil Slow', { state: 'refused', reason: 'incomplete' })
    const other = await desk.compliance()
    const key = { merchant: 'alpha', id: approval ?? '' }
    const { seen: facts } = opValue(await other.call('approvals.get', key))
    const decision = { ...key, decision: 'approve', answer: 'I see the same', ...(facts !== null && { seen: facts }) } as const
    expect(await other.call('approvals.decide', decision)).toMatchObject({ code: 'identity.decided' })
    expect(await desk.checkOf(id)).toMatchObject({ state: 'refused', decidedBy: 'company:gateway' })
  })

  test('of staff and the company at the same moment one decides', async () => {
    const { id } = await desk.sent('Gus Slow')
    await desk.work()
    const other = await desk.compliance()
    await Promise.all([
      other.call('identity.refuse', { id, reason: 'unreadable', words: 'Blurred' }),
      desk.company.decide('Gus Slow', { state: 'accepted', born: '1990-05-17', documentEnds: '2030-01-31' }),
    ])
    const decisions = (await desk.trace(id)).filter(line => !line.endsWith('company-said'))
    expect(decisions).toHaveLength(1)
    expect(decisions[0]).toContain((await desk.checkOf(id))?.state)
  })

  test('a company that says otherwise later is noted and changes nothing', async () => {
    const { id } = await desk.sent('Hal')
    await desk.work()
    for (const reason of ['other-person', 'unreadable']) await desk.company.decide('Hal', { state: 'refused', reason })
    await desk.company.decide('Hal', { state: 'staff' })
    expect(await desk.checkOf(id)).toMatchObject({ state: 'accepted' })
    expect((await desk.seen(id)).company).toMatchObject({ answer: 'accepted', later: 'refused' })
    expect(await desk.trace(id)).toEqual(['company:gateway identity.company-said', 'company:gateway identity.accepted'])
  })

  // Proves staff-63.
  test('of an acceptance that it gave, staff take back what it says later; it does not accept again', async () => {
    const { client, id } = await desk.sent('Jo')
    await desk.work()
    await desk.company.decide('Jo', { state: 'refused', reason: 'other-person' })
    expect(valueOf(await client.call('identity.status', {}))).toMatchObject({ valid: true })
    opValue(await (await desk.compliance()).call('identity.takeBack', { id, reason: 'other-person', words: 'The company says so now' }))
    await desk.company.decide('Jo', { state: 'accepted', born: '1990-05-17', documentEnds: '2030-01-31' })
    expect(valueOf(await client.call('identity.status', {}))).toMatchObject({ valid: false, maySend: true, check: { state: 'refused' } })
    expect(await desk.seen(id)).toMatchObject({ takenBack: true, company: { answer: 'accepted', later: 'refused' } })
    expect((await desk.trace(id))[0]).toMatch(/identity\.taken-back$/)
  })

  test('one that it left to staff may still be decided by the company', async () => {
    const { id } = await desk.sent('Ida Unclear')
    await desk.work()
    await desk.company.decide('Ida Unclear', { state: 'refused', reason: 'incomplete' })
    expect(await desk.checkOf(id)).toMatchObject({ state: 'refused', decidedBy: 'company:gateway' })
  })
})
