import { expect, test } from 'vitest'
import { parseMerchant } from '#app/merchants/parse-merchant.ts'
import { faultLine } from '#kernel/merchants/fault.ts'
import { folderOf, testMerchantFolder } from '#testing/test-merchants.ts'

const pick = { numbers: 6, of: 45, bonus: true, prizes: [{ match: 6, factor: 1000 }] }
const lottery = { code: 'six', vendor: 'LOTT', name: 'Six', everyMinutes: 5, price: 2.5, pick }
const digits = {
  length: 4,
  groups: [{ group: 'first', numbers: 1 }],
  plays: [{ play: 'big', digits: 4, prizes: [{ group: 'first', factor: 2000 }] }],
}
const { pick: _, ...bare } = lottery
const four = { ...bare, code: 'four', digits }
const { everyMinutes: __, ...untimed } = lottery

const parse = (...lotteries: readonly object[]) =>
  parseMerchant(folderOf('alpha', { ...testMerchantFolder('alpha'), 'content/lotteries.json': { lotteries } }), {
    secrets: () => undefined,
    allowDemo: true,
  })

// Proves constants-29, games-and-lottery-19.
test('sums are kept in the smallest unit, prizes as sums, and what is not said has its default', () => {
  const kept = parse(lottery, { ...four, most: { number: 100 }, times: ['18:30'], everyMinutes: undefined }).value?.content.lotteries
  // Nobody can steer the public beacon; the tickets alone need the merchant's word.
  expect(kept?.entropy).toBe('drand')
  expect(kept?.lotteries).toMatchObject([
    {
      code: 'six',
      patterns: ['*/5 * * * *'],
      closeSeconds: 20,
      rules: { price: 250, mostUnits: 10, pool: null, tiers: [{ tier: 'match-6', prize: 250_000 }] },
    },
    { code: 'four', patterns: ['30 18 * * *'], mostOnNumber: 10_000, rules: { tiers: [{ tier: 'big-first', play: 'big', prize: 500_000 }] } },
  ])
})

const withPick = (changes: object) => ({ ...lottery, pick: { ...pick, ...changes } })
const withDigits = (changes: object) => ({ ...four, digits: { ...digits, ...changes } })
const withPrize = (...prizes: readonly object[]) => withPick({ prizes })

// Proves games-and-lottery-16.
test.each<[string, readonly object[], string]>([
  ['two lotteries of one code', [lottery, lottery], '/lotteries/1/code: is the code of another lottery too'],
  ['neither a rhythm nor times', [untimed], '/lotteries/0: must have either everyMinutes or times'],
  ['both of them', [{ ...lottery, times: ['18:30'] }], '/lotteries/0: must have either everyMinutes or times'],
  ['neither numbers nor digits', [bare], '/lotteries/0: must have either pick or digits'],
  ['sales that end before they begin', [{ ...lottery, everyMinutes: 1, closeSeconds: 60 }], '/closeSeconds: leaves no time'],
  ['a price that the currency does not have', [{ ...lottery, price: 2.505 }], '/price: has more than the 2 decimals'],
  ['no price', [{ ...lottery, price: 0 }], '/price: must be above 0'],
  ['more numbers than there are', [withPick({ of: 6 })], '/pick/of: is less than the numbers that are drawn'],
  ['more matches than numbers', [withPrize({ match: 7, factor: 2 })], '/prizes/0/match: is more than'],
  ['one prize twice', [withPrize({ match: 6, factor: 2 }, { match: 6, factor: 3 })], '/prizes/1/match: is that of another prize too'],
  ['a bonus that nobody can have', [withPrize({ match: 6, bonus: true, factor: 2 })], '/prizes/0/bonus: cannot be met'],
  [
    'a bonus that is not drawn',
    [withPick({ bonus: false, prizes: [{ match: 5, bonus: true, factor: 2 }] })],
    '/prizes/0/bonus: asks for a bonus number',
  ],
  ['a prize without a factor', [withPrize({ match: 6 })], '/prizes/0/factor: is missing'],
  ['a pool with factors', [withPick({ pool: 60, prizes: [{ match: 6, percent: 100, factor: 2 }] })], '/prizes/0/factor: has no effect with a pool'],
  ['a promise without a pool', [withPick({ jackpot: 1_000 })], '/pick/jackpot: has an effect only with a pool'],
  [
    'a pool that is not shared wholly',
    [withPick({ pool: 60, prizes: [{ match: 6, percent: 99 }] })],
    '/pick/prizes: have 99 percent together, not 100',
  ],
  ['a group that is not drawn', [withDigits({ groups: [{ group: 'second', numbers: 1 }] })], '/plays/0/prizes/0/group: is not drawn'],
  ['more digits than are drawn', [withDigits({ length: 3 })], '/plays/0/digits: is more than the drawn numbers have'],
  [
    'a prize of half a unit',
    [withDigits({ plays: [{ ...digits.plays[0], prizes: [{ group: 'first', factor: 0.018 }] }] })],
    'factor: does not give a sum',
  ],
])('%s is refused with its place and the reason', (_, lotteries, fault) => {
  expect(parse(...lotteries).faults?.map(faultLine)).toEqual([expect.stringContaining(fault)])
})

// Proves games-and-lottery-19.
test('production refuses a lottery without SECRET_KEY', () => {
  const faultsOf = (outside: { readonly allowDemo: boolean; readonly hasSecretKey: boolean }) => {
    const { demo: ___, ...file } = JSON.parse(JSON.stringify(testMerchantFolder('alpha')['merchant.json'])) as { readonly demo?: true }
    const folder = folderOf('alpha', { ...testMerchantFolder('alpha'), 'merchant.json': file, 'content/lotteries.json': { lotteries: [lottery] } })
    return (parseMerchant(folder, { secrets: () => 'secret', ...outside }).faults ?? []).map(faultLine).filter(line => line.includes('lotteries'))
  }
  expect(faultsOf({ allowDemo: false, hasSecretKey: false })).toEqual([
    'alpha/content/lotteries.json: production has lotteries only with SECRET_KEY: without it the secret seeds lie in the database beside the key that seals them',
  ])
  expect([faultsOf({ allowDemo: false, hasSecretKey: true }), faultsOf({ allowDemo: true, hasSecretKey: false })]).toEqual([[], []])
})
