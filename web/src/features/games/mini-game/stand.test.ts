import { expect, test } from 'vitest'
import { standAtFirst } from './stand.ts'

const view = { width: 400, height: 800 }

/** A box of 60 by 60 px that stands at the window's lower left corner, and has no size until it is drawn. */
const box = () => {
  const set: Record<string, string> = {}
  let drawn = false
  const element = {
    getBoundingClientRect: () => ({ left: 0, bottom: 800, width: drawn ? 60 : 0, height: drawn ? 60 : 0 }),
    style: { setProperty: (name: string, value: string | null) => void (set[name] = value ?? '') },
  }
  return { element, set, draw: () => (drawn = true) }
}

/** Puts it at its first place; the wait between two measurements is run by hand. */
const stand = (start: Parameters<typeof standAtFirst>[1]) => {
  const { element, set, draw } = box()
  const waits: { readonly ms: number; readonly work: () => void }[] = []
  standAtFirst(
    element,
    start,
    () => view,
    (work, ms) => {
      waits.push({ ms, work })
      return () => {}
    },
  )
  return { set, draw, waits, pass: () => waits.shift()?.work() }
}

// Proves games-and-lottery-35.
test('it stands at its `bottom` and `left` once it is drawn, and is measured every 250 ms until then (spec 2 §4, Mini-game widget)', () => {
  const { set, draw, waits, pass } = stand({ bottom: 90, left: 40 })
  pass()
  expect([set, waits.map(({ ms }) => ms)]).toEqual([{}, [250]])
  draw()
  pass()
  expect([set, waits]).toEqual([{ '--left': '40px', '--bottom': '90px' }, []])
})

// Proves games-and-lottery-35.
test('what is not given is the style sheet’s place, moved inside by 2 % of the window’s width', () => {
  const { set, draw, pass } = stand({ bottom: 90 })
  draw()
  pass()
  expect(set).toEqual({ '--left': '8px', '--bottom': '90px' })
  const high = stand({ bottom: 5_000, left: 5_000 })
  high.draw()
  high.pass()
  expect(high.set).toEqual({ '--left': '332px', '--bottom': '732px' })
})
