import { foldWords } from '@foyer/contract/fold-words'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { valueOf } from '#testing/test-app.ts'
import { createVendorStage, type VendorStage } from './testing/vendor-stage.ts'

let stage: VendorStage
beforeAll(async () => {
  stage = await createVendorStage()
})
afterAll(() => stage.close())

const find = async (q: string) => valueOf(await stage.client().call('games.search', { q }))
const search = async (q: string) => (await find(q)).codes

// Both open games of the stage have the name "Velvet Dice", in Urdu "ڈریگن ڈائس", and stand in the lane "Slots".
// Proves games-and-lottery-6.
test.each([
  ['velvet', ['dice', 'paid-only']],
  ['DICE vel', ['dice', 'paid-only']],
  ['ڈائس', ['dice', 'paid-only']],
  ['slots', ['dice', 'paid-only']],
  ['paid-only', ['paid-only']],
  ['velvet paid', ['paid-only']],
  ['velvet wheel', []],
  ['!?', []],
])('%j finds %j, whatever language the page has; a closed game is never found', async (q, codes) => {
  expect(await search(q)).toEqual(codes)
})

// The lottery of the stage has the name "Lucky Six", in Urdu "لکی سکس", and stands in the lane "Lottery".
// Proves games-and-lottery-6.
test.each(['lucky', 'SIX luck', 'لکی', 'lottery', 'lottery-lott', 'lucky lottery'])(
  '%j finds the lottery, whatever language the page has, and no game',
  async q => {
    expect(await find(q)).toEqual({ codes: [], lotteries: [{ code: 'lottery-lott', name: 'Lucky Six', image: null }] })
  },
)

// Proves games-and-lottery-6.
test('what is found has all the words, also a lottery', async () => {
  expect((await find('lucky velvet')).lotteries).toEqual([])
  expect((await find('!?')).lotteries).toEqual([])
})

// Proves games-and-lottery-6.
test('where nothing has the words, what has words like them is found, and said to be near', async () => {
  expect(await find('luky')).toEqual({ near: true, codes: [], lotteries: [{ code: 'lottery-lott', name: 'Lucky Six', image: null }] })
  expect(await find('velvte dcie')).toMatchObject({ near: true, codes: ['dice', 'paid-only'] })
  expect(await find('lucky')).not.toHaveProperty('near')
  expect(await find('zzzz')).toEqual({ codes: [], lotteries: [] })
})

// Proves games-and-lottery-6.
test('a lottery that is found has its name in the language of the page', async () => {
  expect(valueOf(await stage.client('alpha', { language: 'UR' }).call('games.search', { q: 'lucky' })).lotteries[0]?.name).toBe('لکی سکس')
})

// Proves games-and-lottery-6.
test('a search of more than 40 characters is refused', async () => {
  expect(await stage.client().call('games.search', { q: 'x'.repeat(41) })).toMatchObject({ success: false, errorCode: 'request.invalid' })
})

// Proves games-and-lottery-6.
test.each([
  ['Fortüne  WHÉEL', 'fortune wheel'],
  ['İstanbul ılık', 'istanbul ilik'],
  ['Đua Ngựa', 'dua ngua'],
  ['Straße', 'strasse'],
  ['ロケット', 'ろけっと'],
  ['كيك', 'کیک'],
  ['ＦＵＬＬ', 'full'],
  ['रॉकेट', 'रॉकेट'],
  ['จรวด!', 'จรวด'],
])('%j is compared as %j', (words, folded) => {
  expect(foldWords(words)).toBe(folded)
})
