import { describe, expect, test } from 'vitest'
import { isTap, keptInside } from './bounds.ts'

describe('the widget’s place (spec 2 §4, Mini-game widget)', () => {
  const widget = { width: 60, height: 60 }
  const window = { width: 400, height: 800 }

  // Proves games-and-lottery-35.
  test.each([
    ['left of the window', { left: -50, bottom: 100 }, { left: 8, bottom: 100 }],
    ['right of it', { left: 390, bottom: 100 }, { left: 332, bottom: 100 }],
    ['below it', { left: 100, bottom: -5 }, { left: 100, bottom: 8 }],
    ['above it', { left: 100, bottom: 900 }, { left: 100, bottom: 732 }],
    ['inside', { left: 100, bottom: 100 }, { left: 100, bottom: 100 }],
  ])('%s: it stays inside with 2 %% of the window’s width free', (_where, input, kept) => {
    expect(keptInside(input, widget, window)).toEqual(kept)
  })

  test('a window that is too small shows its beginning', () => {
    expect(keptInside({ left: 30, bottom: 30 }, { width: 500, height: 500 }, { width: 300, height: 300 })).toEqual({ left: 6, bottom: 6 })
  })
})

// Proves constants-21, games-and-lottery-36.
test('a touch that moves less than 2 px is a tap', () => {
  expect([isTap(0, 0), isTap(1.9, -1.9), isTap(2, 0), isTap(0, -2)]).toEqual([true, true, false, false])
})
