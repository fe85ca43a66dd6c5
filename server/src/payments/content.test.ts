import { expect, test } from 'vitest'
import { parseMerchant } from '#app/merchants/parse-merchant.ts'
import { folderOf, testMerchantFolder } from '#testing/test-merchants.ts'

const name = { EN: 'Instant' }
const channel = { id: 'instant', name, least: 100, most: 500 }
const bank = { code: 'first', name }
const withdrawal = { least: 100, most: 500, banks: [bank] }

const read = (payments: unknown) =>
  parseMerchant(folderOf('alpha', { ...testMerchantFolder('alpha'), 'content/payments.json': payments }), {
    secrets: () => undefined,
    allowDemo: true,
  })

test('sums are kept in the currency’s smallest unit, and what is not said is strict', () => {
  const kept = read({ deposit: [{ ...channel, presets: [150.5], fee: { percent: 1.25 } }], withdrawal }).value?.content.payments
  expect(kept?.deposit).toMatchObject([
    { id: 'instant', code: 'instant', least: 10_000, most: 50_000, presets: [15_050], fee: { percent: 1.25, fixed: 0 }, minutes: 60 },
  ])
  expect(kept?.withdrawal).toMatchObject({ least: 10_000, most: 50_000, waitHours: 72, accounts: 3, closed: false })
  // Nobody has to approve anything.
  expect(kept?.withdrawal?.approval).toEqual({ from: Infinity, second: Infinity, first: false, newAccount: false })
})

test.each([
  [{ deposit: [{ ...channel, least: 100.005 }] }, '/deposit/0/least', 'has more than the 2 decimals of the currency'],
  [{ deposit: [{ ...channel, least: 0 }] }, '/deposit/0/least', 'must be above 0'],
  [{ deposit: [{ ...channel, most: 99 }] }, '/deposit/0/most', 'is below the smallest amount'],
  [{ deposit: [{ ...channel, presets: [50] }] }, '/deposit/0/presets/0', 'is no amount that the channel takes'],
  [{ deposit: [{ ...channel, fee: { percent: 1.255 } }] }, '/deposit/0/fee/percent', 'has more than two decimals'],
  [{ deposit: [channel, channel] }, '/deposit/1/id', 'is the id of another channel too'],
  [{ deposit: [{ ...channel, name: { UR: 'فوری' } }] }, '/deposit/0/name/EN', 'is missing'],
  [{ withdrawal: { ...withdrawal, banks: [bank, bank] } }, '/withdrawal/banks/1/code', 'is the code of another bank too'],
  [
    { withdrawal: { ...withdrawal, banks: [{ ...bank, digits: { least: 9, most: 8 } }] } },
    '/withdrawal/banks/0/digits/most',
    'is below the smallest number',
  ],
  [{ withdrawal: { ...withdrawal, approval: { from: 0.005 } } }, '/withdrawal/approval/from', 'has more than the 2 decimals of the currency'],
  [
    { withdrawal: { ...withdrawal, approval: { from: 300, second: 299 } } },
    '/withdrawal/approval/second',
    'is below the sum from which one person approves',
  ],
  [{ withdrawal: { ...withdrawal, banks: [{ code: 'first', name: {} }] } }, '/withdrawal/banks/0/name/EN', 'is missing'],
])('%j is refused at %s', (payments, path, reason) => {
  expect(read(payments).faults).toEqual([{ file: 'alpha/content/payments.json', path, reason }])
})
