import { expect, test } from 'vitest'
import { parseMerchant } from '#app/merchants/parse-merchant.ts'
import { faultLine } from '#kernel/merchants/fault.ts'
import { folderOf, testMerchant, testMerchantFolder } from '#testing/test-merchants.ts'
import { policyFor } from './policy.ts'

const network = (country?: string) => ({ ip: '203.0.113.7', prefix: '203.0.113.0/24', country })
/** Of each rule what the strictest country asks for: Sweden waits 72 hours and the period, Brazil asks for loss and time, Malta for 7 days. */
const STRICTEST = {
  coolingHours: 72,
  waitForPeriodEnd: true,
  periods: ['day', 'week', 'month'],
  required: ['deposit', 'loss', 'time'],
  breaks: [24, 168, 720, 1008],
  exclusions: [6, 12, 60],
  returnHours: 168,
  realityMinutes: 30,
  depositRewards: false,
  roundMs: 5_000,
}

// Proves money-16.
test('the policy is that of the member’s country, not of today’s network; only where it is not known, and of visitors, of the network', () => {
  const merchant = testMerchant('alpha')
  const of = (country: string | null, today?: string) => policyFor({ merchant, network: network(today), session: { member: { country } } })
  const [sweden, elsewhere] = [policyFor({ merchant, network: network('SE') }), policyFor({ merchant, network: network('PH') })]
  expect([of('SE', 'PH'), of('PH', 'SE'), of('SE')]).toEqual([sweden, elsewhere, sweden])
  expect([of(null, 'SE'), of(null)]).toEqual([sweden, elsewhere])
})

// Proves money-16.
test('the policy is that of the caller’s country; a rule that is not said is the strictest', () => {
  const merchant = testMerchant('alpha')
  expect(policyFor({ merchant, network: network('SE') })).toEqual({
    helplines: [{ name: 'Stödlinjen', url: 'https://www.stodlinjen.se' }],
    rules: STRICTEST,
  })
  const elsewhere = policyFor({ merchant, network: network('PH') })
  expect(elsewhere.rules).toEqual({
    ...STRICTEST,
    depositRewards: true,
    required: [],
    coolingHours: 24,
    waitForPeriodEnd: false,
    breaks: [24, 168],
    exclusions: [6],
    returnHours: 24,
  })
  expect(policyFor({ merchant, network: network() })).toEqual(elsewhere)
})

test('of a merchant without a policy everything is the strictest', () => {
  const { content, ...merchant } = testMerchant('alpha')
  const { safePlay: _, ...rest } = content
  expect(policyFor({ merchant: { ...merchant, content: rest }, network: network('PH') })).toEqual({ helplines: [], rules: STRICTEST })
})

const helplines = [{ name: 'Help', phone: '1553' }]

// Proves money-18.
test.each([
  ['a time zone that there is not', { timeZone: 'Asia/Atlantis', helplines }, '/timeZone: is no time zone that there is'],
  ['a cooling time of less than a day', { helplines, rules: { coolingHours: 23 } }, '/rules/coolingHours'],
  ['an exclusion of less than six months', { helplines, rules: { exclusions: [5] } }, '/rules/exclusions/0'],
  ['a break of more than six weeks', { helplines, rules: { breaks: [1009] } }, '/rules/breaks/0'],
  ['a reality check after more than an hour', { helplines, rules: { realityMinutes: 61 } }, '/rules/realityMinutes'],
  ['a limit that there is not', { helplines, rules: { required: ['luck'] } }, '/rules/required/0'],
  ['nobody who helps', { helplines: [] }, '/helplines'],
  ['help that cannot be reached', { helplines: [{ name: 'Help' }] }, '/helplines/0: has neither phone nor url'],
  [
    'help of a country that cannot be reached',
    { helplines, countries: { SE: { helplines: [{ name: 'Help' }] } } },
    '/countries/SE/helplines/0: has neither',
  ],
  [
    'an address that is not safe',
    { helplines: [{ name: 'Help', url: 'http://help.example' }] },
    '/helplines/0/url: must be an address that begins with https://',
  ],
  ['a country that is no code', { helplines, countries: { sweden: { helplines } } }, '/countries'],
])('%s is refused with file, place and reason', (_, written, fault) => {
  const folder = folderOf('alpha', { ...testMerchantFolder('alpha'), 'content/safe-play.json': written })
  const { faults = [] } = parseMerchant(folder, { secrets: () => undefined, allowDemo: true })
  expect(faults.map(faultLine)).toEqual([expect.stringContaining(`alpha/content/safe-play.json ${fault}`)])
})
