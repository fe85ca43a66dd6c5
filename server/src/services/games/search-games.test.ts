import { afterAll, beforeAll, expect, test } from 'vitest'
import { valueOf } from '#testing/test-app.ts'
import { createVendorStage, type VendorStage } from '#testing/vendor-stage.ts'
import { foldWords } from './fold-words.ts'

let stage: VendorStage
beforeAll(async () => {
  stage = await createVendorStage()
})
afterAll(() => stage.close())

const search = async (q: string) => valueOf(await stage.client().call('games.search', { q })).codes

// Both open games of the stage have the name "Velvet Dice", in Urdu "ڈریگن ڈائس", and stand in the lane "Slots".
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

test('a search of more than 40 characters is refused', async () => {
  expect(await stage.client().call('games.search', { q: 'x'.repeat(41) })).toMatchObject({ success: false, errorCode: 'request.invalid' })
})

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
