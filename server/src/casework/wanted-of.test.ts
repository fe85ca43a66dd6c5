import { expect, test } from 'vitest'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import { wantedOf } from './wanted-of.ts'

const philippines = { settings: { countryDialingCode: '63', countries: [{ countryDialingCode: '63' }] } } as unknown as Merchant
const request = (typed: string) => wantedOf(philippines, typed, 'foyer').map(({ by }) => by)

// Proves staff-11.
test.each([
  ['reyes', ['payment', 'transaction', 'name', 'payee']],
  ['0917 123 4567', ['number']],
  ['+63 917 123 4567', ['number']],
  ['Mara@Example.com', ['email']],
  ['T-55120', ['ticket', 'payment', 'transaction', 'payee']],
  ['55120', ['ticket', 'payment', 'transaction']],
  ['0123456789abcdef0123456789abcdef', ['id', 'device', 'payment', 'transaction', 'payee']],
  ['Mara Reyes', ['payee']],
  ['   ', []],
])('%s may be %j', (typed, kinds) => {
  expect(request(typed)).toEqual(kinds)
})

test('a vendor’s transaction is looked up with and without the vendor’s name', () => {
  expect(wantedOf(philippines, 'tx-1', 'foyer')).toContainEqual({ by: 'transaction', is: ['tx-1', 'foyer:tx-1'] })
})

test('a number is looked up as it is stored, however it is typed', () => {
  for (const typed of ['0917 123 4567', '+63-917-123-4567', '639171234567'])
    expect(wantedOf(philippines, typed, undefined)[0]).toMatchObject({ is: ['639171234567'] })
})
