import { beforeEach, describe, expect, test } from 'vitest'
import { createLayers, type Layers } from './layers.ts'

/** A tab's history, as the browser keeps it: a list of states and a place in it. */
const tab = () => {
  const entries: unknown[] = [null, null]
  let at = 1
  const history = {
    get state() {
      return entries[at]
    },
    pushState: (state: unknown) => {
      entries.splice(at + 1, Infinity, state)
      at += 1
    },
    replaceState: (state: unknown) => {
      entries[at] = state
    },
    back: () => go(-1),
  }
  const go = (by: number) => {
    at += by
    layers.moved(entries[at])
  }
  const layers: Layers = createLayers(() => history)
  return {
    layers,
    back: () => go(-1),
    forward: () => go(1),
    /** How many entries the tab has, and which is shown. */
    place: () => [at, entries.length],
    /** Another page, as `navigateTo` opens it. */
    openPage: () => (layers.turnPage() ? history.replaceState(null) : history.pushState(null)),
  }
}

let closed: string[]
beforeEach(() => {
  closed = []
})

describe('the browser’s back (spec 2 §4, Other states)', () => {
  // Proves notices-12.
  test('closes the topmost window first, and leaves the page when none is open', () => {
    const { layers, back, place } = tab()
    layers.open(() => closed.push('dialog'))
    layers.open(() => closed.push('sheet above it'))
    back()
    expect(closed).toEqual(['sheet above it'])
    back()
    expect(closed).toEqual(['sheet above it', 'dialog'])
    expect(place()).toEqual([1, 4])
    back()
    expect(place()).toEqual([0, 4])
  })

  // Proves notices-12.
  test('leaves the page at once after a window was closed by hand', () => {
    const { layers, back, place } = tab()
    layers.open(() => closed.push('sheet'))()
    expect(place()).toEqual([2, 3])
    back()
    expect([closed, place()]).toEqual([[], [0, 3]])
  })

  test('closes the lower window after the upper one was closed by hand', () => {
    const { layers, back } = tab()
    layers.open(() => closed.push('dialog'))
    layers.open(() => closed.push('sheet above it'))()
    back()
    expect(closed).toEqual(['dialog'])
  })

  test('needs no further entry for the next window on the same page', () => {
    const { layers, back, place } = tab()
    layers.open(() => closed.push('first'))()
    layers.open(() => closed.push('second'))
    expect(place()).toEqual([2, 3])
    back()
    expect([closed, place()]).toEqual([['second'], [1, 3]])
  })

  // Proves notices-12.
  test('leads from the page that a window opened to the page below it', () => {
    const { layers, back, openPage, place } = tab()
    const end = layers.open(() => closed.push('dialog'))
    openPage()
    end()
    expect(place()).toEqual([2, 3])
    back()
    expect([closed, place()]).toEqual([[], [1, 3]])
  })

  test('and forward again does nothing', () => {
    const { layers, back, forward, place } = tab()
    layers.open(() => closed.push('sheet'))
    back()
    forward()
    expect([closed, place()]).toEqual([['sheet'], [2, 3]])
    back()
    expect(place()).toEqual([0, 3])
  })
})
