import { resolveFlags } from '@foyer/contract/flags'
import { expect, test } from 'vitest'
import { parseMerchant } from '#app/merchants/parse-merchant.ts'
import { pageContentOf } from '#app/pages/parts/page-content.ts'
import { faultLine } from '#kernel/merchants/fault.ts'
import { testContent, testMerchant } from '#testing/pages/fixtures.ts'
import { folderOf, testMerchantFolder } from '#testing/test-merchants.ts'

const shortcut = (activity: 'register' | 'inviteFriends' | 'other', more: object = {}) => ({
  activity,
  icon: 'logo.svg',
  title: { EN: 'Words', UR: 'الفاظ' },
  ...more,
})

// Proves banners-and-shortcuts-6.
test('invite friends is on pages only where referral is on (spec 2 §5, Activity shortcut visibility)', () => {
  const shortcuts = [shortcut('register'), shortcut('inviteFriends')]
  const shown = (referral: boolean, rewardCentre: boolean) => {
    const promotions = { REFERRAL: { enabled: referral, count: 0 } }
    const merchant = testMerchant('lumina', { content: testContent({ shortcuts }), flags: resolveFlags({ REWCEN3: rewardCentre }) }, { promotions })
    return pageContentOf(merchant, 'UR', ['shortcuts'], new Date()).shortcuts?.map(({ activity, title }) => [activity, title])
  }
  expect(shown(true, true)).toEqual([
    ['register', 'الفاظ'],
    ['inviteFriends', 'الفاظ'],
  ])
  for (const [referral, rewardCentre] of [
    [false, true],
    [true, false],
  ] as const)
    expect(shown(referral, rewardCentre)).toEqual([['register', 'الفاظ']])
})

test.each([
  ['a shortcut without words in the first language', shortcut('register', { title: { UR: 'الفاظ' } }), '/title/EN: is missing'],
  ['one that leads nowhere', shortcut('other'), '/url: is missing: activity other needs to be told where it leads'],
  ['one that leads to two places', shortcut('register', { url: '/m/home' }), '/url: has no effect beside activity register'],
  ['one to an address that is not followed', shortcut('other', { url: 'javascript:alert(1)' }), '/url: is neither a page below /m'],
  ['an icon that is not there', shortcut('register', { icon: 'gone.svg' }), '/icon: there is no assets/gone.svg'],
])('%s is refused with its place and the reason', (_, written, fault) => {
  const folder = folderOf('alpha', { ...testMerchantFolder('alpha'), 'content/shortcuts.json': { shortcuts: [written] } })
  const { faults = [] } = parseMerchant(folder, { secrets: () => undefined, allowDemo: true })
  expect(faults.map(faultLine)).toEqual([expect.stringContaining(`alpha/content/shortcuts.json /shortcuts/0${fault}`)])
})
