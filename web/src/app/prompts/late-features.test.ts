import type { Flags } from '@foyer/contract/flags'
import { expect, test, vi } from 'vitest'
import { isNeeded } from './late-feature.tsx'
import { lateFeatures } from './late-features.tsx'

const flags = { LOTTMINIGAME3: false, SEALOTTMINIGAME3: false } as Flags

test('on a page that fills the window only the upgrade is loaded, which may be mandatory', () => {
  const onBare = lateFeatures.filter(({ onBare: is }) => is)
  expect(onBare.flatMap(({ windows }) => Object.keys(windows))).toEqual(['upgrade'])
})

test('a feature is needed where its own condition holds, on bare pages only if it says so', () => {
  expect([isNeeded({}, false, flags), isNeeded({}, true, flags)]).toEqual([true, false])
  expect([isNeeded({ onBare: true }, false, flags), isNeeded({ onBare: true }, true, flags)]).toEqual([true, true])
  expect(isNeeded({ onBare: true, when: () => false }, true, flags)).toBe(false)
  expect(isNeeded({ when: () => false }, false, flags)).toBe(false)
})

test('the mini-game is loaded where one of its flags is on (spec 2 §4, Mini-game widget)', () => {
  const miniGame = lateFeatures.find(({ catalogues }) => catalogues.includes('minigame'))!
  expect(isNeeded(miniGame, false, flags)).toBe(false)
  expect(isNeeded(miniGame, false, { ...flags, LOTTMINIGAME3: true })).toBe(true)
  expect(isNeeded(miniGame, false, { ...flags, SEALOTTMINIGAME3: true })).toBe(true)
})

test('download images are not for who is inside the app (spec 2 §4, Download-image popup)', () => {
  const images = lateFeatures.find(({ windows }) => 'download-images' in windows)
  const at = (standalone: boolean, userAgent = 'Mozilla/5.0', search = '') => {
    vi.stubGlobal('navigator', { userAgent, maxTouchPoints: 5, standalone })
    vi.stubGlobal('window', { location: { search }, matchMedia: () => ({ matches: standalone }) })
    return images?.when?.(flags)
  }
  expect([at(false), at(true), at(false, 'Mozilla/5.0 FoyerApp/2.4.39'), at(false, 'Mozilla/5.0', '?inApp=1')]).toEqual([true, false, false, false])
  vi.unstubAllGlobals()
})
