import { expect, test } from 'vitest'
import { isBindingDue, isPushPromptDue, type PromptFacts } from './push-rules.ts'

const input: PromptFacts = { supported: true, signedIn: true, permission: 'default', awaitsNews: true, skipped: false, vapidKey: 'key' }

// Proves push-5, push-7, push-20.
test.each<[string, Partial<PromptFacts>, boolean | undefined]>([
  ['a member who was never asked', {}, true],
  ['one who has waited for nothing yet', { awaitsNews: false }, false],
  ['a browser without support', { supported: false }, false],
  ['a session in which it was skipped', { skipped: true }, false],
  ['a server without a vapid key', { vapidKey: '' }, false],
  ['a vapid key that is not known yet', { vapidKey: undefined }, undefined],
  ['a visitor', { signedIn: false }, false],
  ['one who has granted it', { permission: 'granted' }, false],
  ['one who has denied it', { permission: 'denied' }, false],
])('the prompt, for %s (spec 1 §4)', (_, facts, due) => {
  expect(isPushPromptDue({ ...input, ...facts })).toBe(due)
})

// Proves constants-8, constants-33, push-9.
test('a device is bound once per session, anew when its subscription has changed, and after 7 days (spec 1 §9)', () => {
  const at = Date.UTC(2026, 0, 1)
  const sevenDays = 7 * 24 * 60 * 60 * 1000
  expect(isBindingDue(undefined, 'one', at)).toBe(true)
  expect(isBindingDue({ token: 'one', at }, 'one', at + sevenDays - 1)).toBe(false)
  expect(isBindingDue({ token: 'one', at }, 'one', at + sevenDays)).toBe(true)
  expect(isBindingDue({ token: 'one', at }, 'two', at)).toBe(true)
})
