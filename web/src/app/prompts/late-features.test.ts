import { expect, test } from 'vitest'
import { isNeeded } from './late-feature.tsx'
import { lateFeatures } from './late-features.tsx'

test('on a page that fills the window only the upgrade is loaded, which may be mandatory', () => {
  const onBare = lateFeatures.filter(({ onBare: is }) => is)
  expect(onBare.flatMap(({ windows }) => Object.keys(windows))).toEqual(['upgrade'])
})

test('a feature is needed where its own condition holds, on bare pages only if it says so', () => {
  expect([isNeeded({}, false), isNeeded({}, true)]).toEqual([true, false])
  expect([isNeeded({ onBare: true }, false), isNeeded({ onBare: true }, true)]).toEqual([true, true])
  expect(isNeeded({ onBare: true, when: () => false }, true)).toBe(false)
  expect(isNeeded({ when: () => false }, false)).toBe(false)
})
