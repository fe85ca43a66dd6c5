import { expect, test } from 'vitest'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import { current, standing } from './due.ts'

const merchant = {
  content: {
    acceptance: {
      graceDays: 14,
      documents: [
        { document: 'terms', version: '2026-03-01' },
        { document: 'privacyPolicy', version: '2026-02-01' },
      ],
    },
  },
} as unknown as Merchant
const terms = { document: 'terms', version: '2026-03-01' } as const
const privacy = { document: 'privacyPolicy', version: '2026-02-01' } as const

// Proves registration-15.
test('deposits wait from the end of the grace of the document that has waited longest', () => {
  expect(standing(merchant, [])).toEqual({ due: [terms, privacy], waitsFrom: new Date('2026-02-15T00:00:00Z') })
  expect(standing(merchant, [privacy])).toEqual({ due: [terms], waitsFrom: new Date('2026-03-15T00:00:00Z') })
  expect(standing(merchant, [terms, privacy])).toEqual({ due: [], waitsFrom: null })
})

// Proves registration-14.
test('an older version, or the version of another document, is not what is asked for', () => {
  expect(standing(merchant, [{ ...terms, version: '2026-02-01' }, privacy]).due).toEqual([terms])
  expect(
    current(merchant, [
      { ...terms, version: '2026-02-01' },
      { ...privacy, version: '2026-03-01' },
    ]),
  ).toEqual([])
})

test('a merchant without the file asks for nothing', () => {
  expect(standing({ content: {} } as Merchant, [])).toEqual({ due: [], waitsFrom: null })
})
