// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { dragToClose } from './drag-to-close.ts'

/** A sheet with a list in it that is scrolled so far down, px, and a finger that touches the list. */
const sheetWith = (scrolled: number) => {
  const [sheet, list] = [document.createElement('div'), document.createElement('div')]
  sheet.append(list)
  document.body.append(sheet)
  const read = vi.fn<() => number>(() => scrolled)
  Object.defineProperty(list, 'scrollTop', { get: read })
  const close = vi.fn<() => void>()
  dragToClose(sheet, close)
  const touch = (type: string, ...clientY: readonly number[]) => {
    const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), { touches: clientY.map(y => ({ clientX: 0, clientY: y })) })
    list.dispatchEvent(event)
    return event
  }
  return { read, close, touch }
}

test('a sheet whose list is scrolled down stays: the finger scrolls the list back first', () => {
  const { close, touch } = sheetWith(1)
  touch('touchstart', 100)
  expect(touch('touchmove', 400).defaultPrevented).toBe(false)
  touch('touchend')
  expect(close).not.toHaveBeenCalled()
})

test('one whose list is at its top follows the finger and closes', () => {
  const { close, touch } = sheetWith(0)
  touch('touchstart', 100)
  expect(touch('touchmove', 400).defaultPrevented).toBe(true)
  touch('touchend')
  expect(close).toHaveBeenCalledOnce()
})

test('a tap does not read how far the list is scrolled, because the browser lays the page out for the answer', () => {
  const { read, touch } = sheetWith(1)
  touch('touchstart', 100)
  touch('touchend')
  expect(read).not.toHaveBeenCalled()
})
