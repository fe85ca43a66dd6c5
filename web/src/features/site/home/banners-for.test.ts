import type { Banner } from '@foyer/contract/merchant/content'
import { expect, test } from 'vitest'
import { bannersFor } from './banners-for.ts'

const banner = (image: string, audience?: Banner['audience'], groupName = 'm_home'): Banner => ({
  groupName,
  image,
  alt: '',
  ...(audience && { audience }),
})
const banners = [
  banner('sign-up', 'visitors'),
  banner('level', 'members'),
  banner('draw', 'all'),
  banner('wheel'),
  banner('popup', 'all', 'm_popup1'),
]
const shownTo = (session: object | null | undefined) => bannersFor(banners, session).map(({ image }) => image)

// Proves banners-and-shortcuts-2.
test('a banner is for visitors, for members, or for everybody; other groups are not home’s', () => {
  expect(shownTo(null)).toEqual(['sign-up', 'draw', 'wheel'])
  expect(shownTo({})).toEqual(['level', 'draw', 'wheel'])
})

test('while nobody knows who is here, the page carries them all, marked with whom they are for', () => {
  expect(shownTo(undefined)).toEqual(['sign-up', 'level', 'draw', 'wheel'])
})
