import { expect, test } from 'vitest'
import { parseMerchant } from '#app/merchants/parse-merchant.ts'
import { pageContentOf } from '#app/pages/parts/page-content.ts'
import { faultLine } from '#kernel/merchants/fault.ts'
import { testContent, testMerchant } from '#testing/pages/fixtures.ts'
import { folderOf, testMerchantFolder } from '#testing/test-merchants.ts'

const text = { EN: 'Play credit of {{amount}}.', UR: '{{amount}} کا پلے کریڈٹ۔' }
const good = {
  id: 'play',
  price: 10,
  stock: 5,
  image: 'banners/one.svg',
  name: { EN: 'Play credit', UR: 'پلے کریڈٹ' },
  text,
  kind: 'credit',
  credit: { amount: 50, wagering: 3, days: 2 },
}
const parse = (...goods: readonly object[]) =>
  parseMerchant(folderOf('alpha', { ...testMerchantFolder('alpha'), 'content/mall.json': { goods } }), {
    secrets: () => undefined,
    allowDemo: true,
  })

// Proves ranks-and-rewards-22.
test('the amount of play credit stands in its text with its currency', () => {
  const { value, faults } = parse(good)
  expect(faults).toBeUndefined()
  const merchant = testMerchant('alpha', { content: testContent({ mall: value?.content.mall ?? [] }) })
  const textIn = (language: 'EN' | 'UR') => pageContentOf(merchant, language, ['mall'], new Date(0)).mall?.[0]?.text
  expect([merchant.settings.currency, textIn('EN'), textIn('UR')]).toEqual(['PHP', 'Play credit of ₱50.', expect.stringContaining('50 کا پلے')])
})

// Proves ranks-and-rewards-22.
test('another good’s text has no amount', () => {
  const { faults } = parse({ ...good, kind: 'parcel', credit: undefined })
  expect(faults?.map(faultLine)).toEqual(['alpha/content/mall.json /goods/0/text: has {{amount}}, which only play credit has'])
})
