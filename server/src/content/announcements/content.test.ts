import { describe, expect, test } from 'vitest'
import { parseMerchant } from '#app/merchants/parse-merchant.ts'
import { faultLine } from '#kernel/merchants/fault.ts'
import { folderOf, testMerchantFolder } from '#testing/test-merchants.ts'

const good = {
  id: 'a',
  category: 'news',
  execution: 'B',
  title: { EN: 'Title' },
  content: { EN: '<p>Content</p>' },
}
const parse = (announcements: readonly object[]) =>
  parseMerchant(
    folderOf('alpha', {
      ...testMerchantFolder('alpha'),
      'content/announcements.json': { categories: [{ id: 'news', name: { EN: 'News' } }], announcements },
    }),
    { secrets: () => undefined, allowDemo: true },
  )
const faultsOf = (...announcements: readonly object[]) => (parse(announcements).faults ?? []).map(faultLine)
const FILE = 'alpha/content/announcements.json'

// Proves announcements-2, announcements-6.
describe('a wrong announcement is refused with file, path and reason', () => {
  test.each<[string, object, string]>([
    ['a script', { content: { EN: '<p>Now<script>alert(1)</script></p>' } }, '/announcements/0/content/EN: <script> is not allowed'],
    ['an event handler', { content: { EN: '<p onclick="alert(1)">Now</p>' } }, '/announcements/0/content/EN: onclick of <p> is not allowed'],
    [
      'a link that runs something',
      { content: { EN: 'ok', UR: '<a href="javascript:alert(1)">x</a>' } },
      '/announcements/0/content/UR: href of <a> cannot be "javascript:alert(1)"',
    ],
    [
      'a picture that is not there',
      { content: { EN: '<img src="banners/no.svg">' } },
      '/announcements/0/content/EN: there is no assets/banners/no.svg',
    ],
    ['a style without a class', { content: { EN: '<p style="float:left">x</p>' } }, '/announcements/0/content/EN: the style "float:left" of <p>'],
    ['an unknown audience', { execution: 'C' }, '/announcements/0/execution: must be one of "A", "B", "F"'],
    ['an unknown category', { category: 'gossip' }, '/announcements/0/category: is none of the categories'],
    ['no title in the first language', { title: { UR: 'ع' } }, '/announcements/0/title/EN: is missing'],
    ['a time without zone', { from: '2026-01-01T10:00' }, '/announcements/0/from: must be a time with its zone'],
    ['a day that there is not', { from: '2026-02-31T10:00Z', until: '2026-13-01T10:00Z' }, '/announcements/0/until: is no time that there is'],
    ['an end before the beginning', { from: '2026-02-02T10:00Z', until: '2026-02-01T10:00Z' }, '/announcements/0/until: is not after from'],
    ['a promotion that leads nowhere', { promotionType: 'DEPOSIT' }, '/announcements/0/url: is missing: a promotion has a button that leads to it'],
    ['an address that is none', { url: '/wps/member/info' }, '/announcements/0/url: is neither a page below /m nor an address'],
    ['a game without its vendor', { linkageType: 'G' }, '/announcements/0/vendor: is missing: G starts a game of a vendor'],
    ['a game’s node beside an address', { url: '/m/home', nodeId: '7' }, '/announcements/0/nodeId: has an effect only beside linkageType P or G'],
    ['a picture without words', { image: 'banners/one.svg' }, '/announcements/0/alt: is missing'],
    ['an unknown setting', { colour: 'red' }, '/announcements/0/colour: is no known setting'],
  ])('%s', (_, changes, fault) => {
    const [first, ...more] = faultsOf({ ...good, ...changes })
    expect(first).toContain(`${FILE} ${fault}`)
    expect(more).toEqual([])
  })

  test('an id that is used twice', () => {
    expect(faultsOf(good, good)).toEqual([`${FILE} /announcements/1/id: is the id of another announcement too`])
  })
})

test('a picture inside content gets the address of the merchant’s file', () => {
  const { value } = parse([{ ...good, content: { EN: '<img src="banners/one.svg" alt="One">' } }])
  expect(value?.content.announcements?.byDate[0]?.content['EN']).toMatch(
    /^<img src="\/m\/merchant\/alpha\/banners\/one\.[0-9a-f]+\.svg" alt="One" \/>$/,
  )
})

test('without a fault it is only content: the same HTML comes out', () => {
  expect(faultsOf(good)).toEqual([])
  expect(parse([good]).value?.content.announcements?.popups.B[0]?.content).toEqual({ EN: '<p>Content</p>' })
})
