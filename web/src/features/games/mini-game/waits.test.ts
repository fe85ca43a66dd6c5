import { expect, test, vi } from 'vitest'
import { timers } from '#testing/timers.ts'
import { heldClicks, whenWide } from './waits.ts'

// Proves constants-21, games-and-lottery-35.
test('the widget is measured every 250 ms until its width is above 0 (spec 2 §4, Mini-game widget)', () => {
  const clock = timers()
  const widths = [0, 0, 64, 65]
  const done = vi.fn<(bounds: { readonly width: number }) => void>()
  whenWide(() => ({ width: widths.shift() ?? 0 }), done, clock.wait)
  expect(clock.due()).toBe(250)
  clock.pass()
  expect([clock.due(), done.mock.calls.length]).toEqual([250, 0])
  clock.pass()
  expect(done).toHaveBeenCalledExactlyOnceWith({ width: 64 })
  expect(clock.due()).toBeUndefined()
})

test('measuring ends with the widget', () => {
  const clock = timers()
  const end = whenWide(() => ({ width: 0 }), vi.fn<() => void>(), clock.wait)
  end()
  expect(clock.due()).toBeUndefined()
})

// Proves constants-21, games-and-lottery-36.
test('clicks in quick succession are one, 250 ms after the last', () => {
  const clock = timers()
  const open = vi.fn<() => void>()
  const click = heldClicks(open, clock.wait)
  click()
  click()
  expect([clock.due(), open.mock.calls.length]).toEqual([250, 0])
  clock.pass()
  expect(open).toHaveBeenCalledOnce()
})
