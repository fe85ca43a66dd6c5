import { describe, expect, test } from 'vitest'
import { parseMerchant } from '#app/merchants/parse-merchant.ts'
import { pageContentOf } from '#app/pages/parts/page-content.ts'
import { faultLine } from '#kernel/merchants/fault.ts'
import { testContent, testMerchant } from '#testing/pages/fixtures.ts'
import { folderOf, testMerchantFolder } from '#testing/test-merchants.ts'

const good = {
  id: 'nights',
  title: { EN: 'Lantern Nights' },
  image: 'banners/one.svg',
  alt: { EN: 'Lanterns' },
  rules: { EN: '<p>Once each.</p>' },
}
const parse = (activities: readonly object[]) =>
  parseMerchant(folderOf('alpha', { ...testMerchantFolder('alpha'), 'content/activities.json': { activities } }), {
    secrets: () => undefined,
    allowDemo: true,
  })
const faultsOf = (...activities: readonly object[]) => (parse(activities).faults ?? []).map(faultLine)
const FILE = 'alpha/content/activities.json'

// Proves banners-and-shortcuts-8.
describe('a wrong activity is refused with file, path and reason', () => {
  test.each<[string, object, string]>([
    ['an id that no address can hold', { id: 'Nights 1' }, '/activities/0/id: must be 1 to 64 of a–z, 0–9 and -'],
    ['no title in the first language', { title: { UR: 'ع' } }, '/activities/0/title/EN: is missing'],
    ['no rules in the first language', { rules: { UR: 'ع' } }, '/activities/0/rules/EN: is missing'],
    ['a picture without words', { alt: undefined }, '/activities/0/alt: is missing'],
    ['a picture that is not there', { image: 'gone.svg' }, '/activities/0/image: there is no assets/gone.svg'],
    ['a script in its rules', { rules: { EN: '<script>alert(1)</script>' } }, '/activities/0/rules/EN: <script> is not allowed'],
    ['an address that is not followed', { url: 'javascript:alert(1)' }, '/activities/0/url: is neither a page below /m'],
    ['a game without a vendor', { linkageType: 'G' }, '/activities/0/vendor: is missing'],
    ['an end before the beginning', { from: '2026-02-02T10:00Z', until: '2026-02-01T10:00Z' }, '/activities/0/until: is not after from'],
    ['an unknown setting', { colour: 'red' }, '/activities/0/colour: is no known setting'],
  ])('%s', (_, changes, fault) => {
    expect(faultsOf({ ...good, ...changes })).toEqual([expect.stringContaining(`${FILE} ${fault}`)])
  })

  test('an id that is used twice', () => {
    expect(faultsOf(good, good)).toEqual([`${FILE} /activities/1/id: is the id of another activity too`])
  })
})

// Proves banners-and-shortcuts-8.
test('a page gets the activity in its language, with its whole period, whether it has begun or not', () => {
  const { value } = parse([{ ...good, title: { EN: 'Lantern Nights', UR: 'لالٹین' }, from: '2026-01-01T08:00+08:00', until: '2026-02-01T00:00Z' }])
  const merchant = testMerchant('lumina', { content: testContent({ activities: value?.content.activities ?? [] }) })
  expect(pageContentOf(merchant, 'UR', ['activities'], new Date('2025-06-01T00:00Z')).activities).toEqual([
    expect.objectContaining({
      id: 'nights',
      title: 'لالٹین',
      alt: 'Lanterns',
      rules: '<p>Once each.</p>',
      from: '2026-01-01T00:00:00.000Z',
      until: '2026-02-01T00:00:00.000Z',
    }),
  ])
})
