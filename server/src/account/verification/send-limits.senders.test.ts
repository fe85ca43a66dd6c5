import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { freshTarget, outcomeOfSending, send } from '#account/testing/test-codes.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'

let wire: TestApp
beforeAll(async () => {
  wire = await createTestApp({ merchants: { alpha: { sms: { provider: 'outbox', budget: { perDay: 40, perCountryPerDay: 12 } } } } })
})
// Each test starts with empty limits.
beforeEach(() => wire.system.clock.advance(2 * 24 * 60 * 60))
afterAll(() => wire.close())

// Proves two-factor-5.
describe('strangers, members in their session, and sign-ins by password are counted apart', () => {
  const memberId = 'ann'
  const purposes = ['visitor', 'contact', 'two-factor'] as const

  test.each(purposes)('a code for %s leaves the others’ codes for the same number', async purpose => {
    const target = freshTarget({ purpose })
    expect(await outcomeOfSending(wire, target)).toBe('sent')
    for (const other of purposes.filter(one => one !== purpose))
      expect(await outcomeOfSending(wire, { ...target, purpose: other, memberId })).toBe('sent')
    expect(await outcomeOfSending(wire, target)).toBe('TOO_MANY_REQUEST')
  })

  test('when strangers have used up the budget of the country and of the day, and their network’s, a member’s second factor is sent', async () => {
    for (let count = 0; count < 12; count++) await send(wire, freshTarget())
    expect(await outcomeOfSending(wire, freshTarget())).toBe('TOO_MANY_REQUEST')
    expect(await outcomeOfSending(wire, freshTarget({ purpose: 'two-factor', memberId }))).toBe('sent')
    expect(await outcomeOfSending(wire, freshTarget({ purpose: 'confirmation', memberId }))).toBe('sent')
  })

  test('a recovery counts as a stranger’s code, because anybody can ask for it', async () => {
    const target = freshTarget()
    await send(wire, target)
    expect(await outcomeOfSending(wire, { ...target, purpose: 'recovery' })).toBe('TOO_MANY_REQUEST')
  })

  test('one member sends codes to at most ten new numbers a day', async () => {
    const outcomes: string[] = []
    for (let count = 0; count < 11; count++) outcomes.push(await outcomeOfSending(wire, freshTarget({ purpose: 'contact', memberId: 'collector' })))
    expect(outcomes.filter(outcome => outcome === 'sent')).toHaveLength(10)
    expect(await outcomeOfSending(wire, freshTarget({ purpose: 'contact', memberId: 'other' }))).toBe('sent')
  })
})
