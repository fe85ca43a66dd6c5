import type { Shortcut } from '@foyer/contract/site/shortcuts-content'
import { describe, expect, test } from 'vitest'
import { isShown, linkageOf, type Viewer } from './shortcut-rules.ts'

const visitor: Viewer = { type: null, insideApp: false, ranked: false }
const member: Viewer = { type: 0, insideApp: false, ranked: true }
const activities: readonly Shortcut['activity'][] = ['appDownload', 'register', 'inviteFriends', 'member', 'other']

describe('who sees which shortcut (spec 2 §5, Activity shortcut visibility)', () => {
  // Proves banners-and-shortcuts-6.
  test.each<[Shortcut['activity'], visitor: boolean, member: boolean]>([
    ['appDownload', true, true],
    ['register', true, false],
    ['inviteFriends', true, true],
    ['member', true, true],
    ['other', true, true],
  ])('%s: a visitor %s, a member %s', (activity, forVisitor, forMember) => {
    expect(isShown(activity, visitor)).toBe(forVisitor)
    for (const type of [0, 1, 2]) expect(isShown(activity, { ...member, type })).toBe(forMember)
  })

  // Proves banners-and-shortcuts-6.
  test('a member of another type sees none', () => {
    for (const type of [3, 4, 5, -1]) expect(activities.filter(activity => isShown(activity, { ...member, type }))).toEqual([])
  })

  // Proves banners-and-shortcuts-6.
  test('a member without VIP benefits has no way to them', () => {
    expect(isShown('member', { ...member, ranked: false })).toBe(false)
    expect(isShown('other', { ...member, ranked: false })).toBe(true)
  })

  // Proves banners-and-shortcuts-6.
  test('the app’s download is hidden inside the app, on the home screen and in a PWA; the others are not', () => {
    const inside = (viewer: Viewer) => activities.filter(activity => !isShown(activity, { ...viewer, insideApp: true }))
    expect(inside(visitor)).toEqual(['appDownload'])
    expect(inside(member)).toEqual(['appDownload', 'register'])
  })
})

test('the product’s own shortcuts lead to its pages, the others where their content says', () => {
  const shortcut = (activity: Shortcut['activity'], more: object = {}): Shortcut => ({ activity, icon: 'i.svg', title: 'Words', ...more })
  expect(linkageOf(shortcut('register'), 0)).toEqual({ url: '/m/register' })
  expect(linkageOf(shortcut('inviteFriends'), 0)).toEqual({ url: '/m/inviteFriends' })
  expect(linkageOf(shortcut('member'), 0)).toEqual({ url: '/m/member/benefits' })
  expect(linkageOf(shortcut('other', { linkageType: 'P', vendor: 'LOTT' }), 0)).toEqual({ linkageType: 'P', vendor: 'LOTT' })
})

// Proves referral-4.
test.each([
  ['a visitor', null, '/m/inviteFriends'],
  ['a member', 0, '/m/inviteFriends'],
  ['an agent', 1, '/m/agentRegister'],
  ['an agent of the other type', 2, '/m/agentRegister'],
])('“invite friends” leads %s (type %s) to %s (spec 2 §6, Referral)', (_who, type, url) => {
  expect(linkageOf({ activity: 'inviteFriends', icon: 'i.svg', title: 'Words' }, type)).toEqual({ url })
})
