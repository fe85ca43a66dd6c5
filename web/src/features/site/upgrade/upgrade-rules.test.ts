import { expect, test } from 'vitest'
import { upgradeOf } from './upgrade-rules.ts'

const outdated = { version: '2.4.38', latest: '2.4.39', mandatory: false, hidden: false, bare: false }

test('an outdated app is shown the banner until it is closed, and not on a page that fills the window', () => {
  expect(upgradeOf(outdated)).toBe('banner')
  expect(upgradeOf({ ...outdated, hidden: true })).toBeNull()
  expect(upgradeOf({ ...outdated, bare: true })).toBeNull()
})

// Proves install-7.
test('a mandatory upgrade opens on every page, also on one that fills the window (spec 2 §2, App upgrade banner)', () => {
  expect(upgradeOf({ ...outdated, mandatory: true })).toBe('modal')
  expect(upgradeOf({ ...outdated, mandatory: true, hidden: true, bare: true })).toBe('modal')
})

test('the latest app, and a browser, are shown nothing', () => {
  expect(upgradeOf({ ...outdated, mandatory: true, version: '2.4.39' })).toBeNull()
  expect(upgradeOf({ ...outdated, mandatory: true, version: null })).toBeNull()
})
