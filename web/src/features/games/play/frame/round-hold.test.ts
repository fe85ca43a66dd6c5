import { expect, test } from 'vitest'
import { createRoundHold } from './round-hold.ts'

const stage = () => {
  const seen: string[] = []
  const timers: { readonly work: () => void; readonly ms: number; off: boolean }[] = []
  const wait = (work: () => void, ms: number) => {
    const timer = { work, ms, off: false }
    timers.push(timer)
    return () => void (timer.off = true)
  }
  const round = createRoundHold({ hold: () => void seen.push('held'), release: () => void seen.push('released') }, wait)
  const running = () => timers.filter(({ off }) => !off)
  return { round, seen, running }
}

// Proves games-and-lottery-13.
test('the balance is held from the beginning of a round until its result was shown', () => {
  const { round, seen, running } = stage()
  round.hear('began')
  expect(seen).toEqual(['held'])
  round.hear('ended')
  expect(seen).toEqual(['held', 'released'])
  expect(running()).toEqual([])
})

// Proves games-and-lottery-13.
test('a game that says nothing for 30 s ends the wait, and each word of the round begins it anew', () => {
  const { round, seen, running } = stage()
  round.hear('began')
  round.hear('began')
  expect(running().map(({ ms }) => ms)).toEqual([30_000])
  running()[0]?.work()
  expect(seen).toContain('released')
})

// Proves games-and-lottery-13.
test('whoever leaves the game sees the balance at once', () => {
  const { round, seen, running } = stage()
  round.hear('began')
  round.end()
  expect(seen).toContain('released')
  expect(running()).toEqual([])
})
