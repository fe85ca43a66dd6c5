import { UNANSWERED } from '@foyer/contract/tracking/unanswered'
import { expect, test } from 'vitest'
import { holds } from './consent-memory.ts'

const yes = (version: string) => ({ measurement: true, marketing: true, version })

test.each([
  ['ask', '7', true],
  ['ask', '6', false],
  ['ask', UNANSWERED, false],
  ['notice', '6', true],
  ['notice', UNANSWERED, true],
  ['off', UNANSWERED, true],
] as const)('where the merchant says %s and the text is version 7, a choice of version %s counts: %s', (mode, version, counts) => {
  expect(holds(yes(version), { mode, version: '7' })).toBe(counts)
  expect(holds(null, { mode, version: '7' })).toBe(false)
})
