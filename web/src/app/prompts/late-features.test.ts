import type { Flags } from '@foyer/contract/flags'
import { expect, test, vi } from 'vitest'
import { isNeeded } from './late-feature.tsx'
import { lateFeatures, mayOffer } from './late-features.tsx'

const flags = { LOTTMINIGAME3: false, SEALOTTMINIGAME3: false } as Flags
const settingsWith = (whitelabelVal: Flags) => ({ whitelabelVal, tracking: null }) as Parameters<typeof isNeeded>[2]

// Proves install-7.
test('on a page that fills the window the upgrade is loaded, which may be mandatory, and what notices moments', () => {
  const onBare = lateFeatures.filter(({ onBare: is }) => is)
  expect(onBare.flatMap(({ windows }) => Object.keys(windows))).toEqual(['upgrade', 'consent'])
})

test('a feature is needed where its own condition holds, on bare pages only if it says so', () => {
  expect([isNeeded({}, false, settingsWith(flags)), isNeeded({}, true, settingsWith(flags))]).toEqual([true, false])
  expect([isNeeded({ onBare: true }, false, settingsWith(flags)), isNeeded({ onBare: true }, true, settingsWith(flags))]).toEqual([true, true])
  expect(isNeeded({ onBare: true, when: () => false }, true, settingsWith(flags))).toBe(false)
  expect(isNeeded({ when: () => false }, false, settingsWith(flags))).toBe(false)
})

// Proves games-and-lottery-33.
test('the mini-game is loaded where one of its flags is on (spec 2 §4, Mini-game widget)', () => {
  const miniGame = lateFeatures.find(({ catalogues }) => catalogues.includes('minigame'))!
  expect(isNeeded(miniGame, false, settingsWith(flags))).toBe(false)
  expect(isNeeded(miniGame, false, settingsWith({ ...flags, LOTTMINIGAME3: true }))).toBe(true)
  expect(isNeeded(miniGame, false, settingsWith({ ...flags, SEALOTTMINIGAME3: true }))).toBe(true)
})

test('tracking is loaded where the merchant tracks', () => {
  const tracking = lateFeatures.find(({ windows }) => 'consent' in windows)!
  expect(isNeeded(tracking, false, settingsWith(flags))).toBe(false)
  expect(isNeeded(tracking, false, { ...settingsWith(flags), tracking: { mode: 'ask', version: '1', inPage: false } })).toBe(true)
})

// Proves announcements-16.
test('download images are not for who is inside the app (spec 2 §4, Download-image popup)', () => {
  const images = lateFeatures.find(({ windows }) => 'download-images' in windows)
  const at = (standalone: boolean, userAgent = 'Mozilla/5.0', search = '') => {
    vi.stubGlobal('navigator', { userAgent, maxTouchPoints: 5, standalone })
    vi.stubGlobal('window', { location: { search }, matchMedia: () => ({ matches: standalone }) })
    return images?.when?.(flags, settingsWith(flags))
  }
  expect([at(false), at(true), at(false, 'Mozilla/5.0 FoyerApp/2.4.39'), at(false, 'Mozilla/5.0', '?inApp=1')]).toEqual([true, false, false, false])
  vi.unstubAllGlobals()
})

// Proves money-20.
test('nothing is offered during a break, nor while it is unknown whether there is one', () => {
  expect(lateFeatures.filter(late => !mayOffer(late, { kind: 'break' })).map(({ name }) => name)).toEqual([
    'download-images',
    'download',
    'home-screen',
    'push',
  ])
  expect(lateFeatures.filter(late => !mayOffer(late, undefined)).map(({ name }) => name)).toEqual([
    'download-images',
    'download',
    'home-screen',
    'push',
  ])
  expect(lateFeatures.every(late => mayOffer(late, null))).toBe(true)
})
