import { expect, test } from 'vitest'
import { storiesTouchedBy } from './changed-stories.ts'

const sources = {
  'web/src/app/entry-client.tsx':
    "import { routes } from '#app/routes/routes.ts'\nimport { Modal } from '#ui/windows/modal.tsx'\nrequest('member.info')",
  'web/src/app/routes/routes.ts': "import('#features/support/chat/chat-page.tsx')\nimport('#features/mall/mall-page.tsx')",
  'web/src/ui/windows/modal.tsx': 'export const Modal = 1',
  'web/src/features/support/chat/chat-page.tsx': "import { send } from './send.ts'",
  'web/src/features/support/chat/send.ts': "request('chat.message')",
  'web/src/features/mall/mall-page.tsx': "import { Good } from './good.tsx'",
  'web/src/features/mall/good.tsx': "t('too_few')",
  'server/src/kernel/http/calls.ts': "import { send } from '#support/chat/send.ts'",
  'server/src/support/chat/send.ts': "import { store } from './chat-store.ts'\nexport const send: Service<'chat.message'> = 1",
  'server/src/profile/info.ts': "export const info: Service<'member.info'> = 1",
  'server/src/support/chat/chat-store.ts': 'export const store = 1',
  'e2e/src/testing/hand.ts': 'export const hand = 1',
  'e2e/src/accessibility.e2e.ts': 'for (const { path } of routes) open(path)',
  'e2e/src/chat.e2e.ts': "import { hand } from './testing/hand.ts'\nopen('/m/chat')\nwaitForURL('**/m/home**')",
  'e2e/src/mall.e2e.ts': "open('/m/mall/mallHome')\nwaitForURL('**/m/login**')",
  'e2e/src/goods.e2e.ts': "await page.getByText(mall('too_few')).waitFor()",
  'e2e/src/lost.e2e.ts': "page.route('**/wps/chat/message', abort)",
}
const routes = [
  { path: '/m/chat', module: 'src/features/support/chat/chat-page.tsx', catalogues: ['chat'] },
  { path: '/m/mall/mallHome', module: 'src/features/mall/mall-page.tsx', catalogues: ['mall'] },
]
const touched = (...changed: readonly string[]) => {
  const stories = storiesTouchedBy(changed, sources, routes)
  return stories === 'all' ? stories : stories.map(story => story.replace('e2e/src/', '').replace('.e2e.ts', ''))
}

test('a file of a page touches the stories that open the page or name its words, and the one that opens every page', () => {
  expect(touched('web/src/features/mall/good.tsx')).toEqual(['accessibility', 'mall', 'goods'])
  expect(touched('web/src/features/support/chat/send.ts')).toEqual(['accessibility', 'chat'])
})

test('what answers a call touches the stories that name the call, and those of the pages that make it', () => {
  expect(touched('server/src/support/chat/chat-store.ts')).toEqual(['accessibility', 'chat', 'lost'])
  // What every page calls is proven by the stories that name it.
  expect(touched('server/src/profile/info.ts')).toEqual([])
})

test('what stands in every page, or before every call, touches all', () => {
  for (const file of [
    'web/src/ui/windows/modal.tsx',
    'server/src/kernel/http/calls.ts',
    'merchants/demo/merchant.json',
    'web/src/ui/windows/modal.module.css',
  ])
    expect(touched(file)).toBe('all')
})

test('a story and what it is made of touch themselves, words their pages, documents and other tests nothing', () => {
  expect(touched('e2e/src/testing/hand.ts')).toEqual(['chat'])
  expect(touched('e2e/src/lost.e2e.ts')).toEqual(['lost'])
  expect(touched('texts/UR/mall.json')).toEqual(['accessibility', 'mall'])
  expect(touched('docs/chat.md', 'README.md', 'server/src/support/chat/chat-store.test.ts', 'tools/test.mjs')).toEqual([])
})
