import { expect, test } from 'vitest'
import { parseMerchant } from '#app/merchants/parse-merchant.ts'
import type { MerchantFile } from '#kernel/merchants/merchant-file.ts'
import { folderOf, testMerchantFolder } from '#testing/test-merchants.ts'

const parsed = (changes: Partial<MerchantFile>, allowDemo: boolean) =>
  parseMerchant(folderOf('alpha', testMerchantFolder('alpha', changes)), { secrets: () => 'secret', allowDemo })
const chatOf = (changes: Partial<MerchantFile>, allowDemo: boolean) => parsed(changes, allowDemo).value?.settings.chat
const link = { provider: 'link', url: 'https://chat.example' } as const

// Proves customer-service-and-chat-15.
test('a merchant that names no chat has the product’s own, and in production none', () => {
  expect([chatOf({}, true), chatOf({}, false)]).toEqual(['desk', null])
  expect([chatOf({ chat: link }, true), chatOf({ chat: link }, false)]).toEqual(['link', 'link'])
  expect(chatOf({ chat: link, flags: { CBS3: false } }, true)).toBeNull()
})

// Proves customer-service-and-chat-15.
test('production refuses the desk, where nobody would answer', () => {
  expect(parsed({ chat: { provider: 'desk' } }, false).faults).toEqual([
    { file: 'alpha/merchant.json', path: '/chat/provider', reason: 'production has no desk yet: nobody would answer' },
  ])
})
