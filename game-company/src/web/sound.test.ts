import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** As an iPhone has it: a call interrupts it, and only `resume` lets it go on. */
class Context {
  static last: Context
  state: AudioContextState | 'interrupted' = 'suspended'
  currentTime = 0
  destination = {}
  played = 0
  constructor() {
    Context.last = this
  }
  async resume() {
    this.state = 'running'
  }
  async suspend() {
    this.state = 'suspended'
  }
  createOscillator() {
    this.played += 1
    return { frequency: {}, connect: <Node>(node: Node) => node, start: () => undefined, stop: () => undefined }
  }
  createGain() {
    const ramp = () => undefined
    const gain = { setValueAtTime: ramp, linearRampToValueAtTime: ramp, exponentialRampToValueAtTime: ramp }
    return { gain, connect: <Node>(node: Node) => node }
  }
}

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('AudioContext', Context)
})
afterEach(() => vi.unstubAllGlobals())

// Proves games-and-lottery-13.
test('sound that was wanted at an earlier visit begins with the first tap', async () => {
  const page = new EventTarget()
  vi.stubGlobal('window', page)
  const { isSoundOn, sounds, wishSound } = await import('./sound.ts')
  wishSound(true)
  expect(isSoundOn()).toBe(true)
  page.dispatchEvent(new Event('pointerdown'))
  sounds.tick()
  expect([Context.last.state, Context.last.played]).toEqual(['running', 1])
})

test('after a call has interrupted the sound, it goes on with the next note', async () => {
  const { isSoundOn, sounds, switchSound } = await import('./sound.ts')
  sounds.tick()
  await switchSound(true)
  expect(isSoundOn()).toBe(true)
  Context.last.state = 'interrupted'
  expect(isSoundOn()).toBe(true)
  sounds.tick()
  expect([Context.last.state, Context.last.played]).toEqual(['running', 1])
  await switchSound(false)
  sounds.tick()
  expect([isSoundOn(), Context.last.played]).toEqual([false, 1])
})
