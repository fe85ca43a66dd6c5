import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { doWork } from './proof-of-work.ts'
import { sha256Start } from './sha256.ts'

it('equals SHA-256 for every text it accepts', () => {
  const text = fc.string({ unit: fc.constantFrom('A', 'x', '0', '9', '-', '_', '.'), maxLength: 55 })
  fc.assert(
    fc.property(text, value => {
      expect(sha256Start(value)).toBe(createHash('sha256').update(value).digest().readUInt32BE(0))
    }),
  )
})

describe('proof of work (docs/captcha.md)', () => {
  const id = 'kT3v9_example-id-ABCDE'

  it.each([0, 8, 12])('finds the first number whose digest begins with %i zero bits', async bits => {
    const work = await doWork(id, bits, new AbortController().signal)
    const fits = (number: number) => createHash('sha256').update(`${id}.${number}`).digest().readUInt32BE(0) < 2 ** (32 - bits)
    expect(fits(work)).toBe(true)
    for (let number = 0; number < work; number++) expect(fits(number)).toBe(false)
  })

  it('pauses for the page after each slice', async () => {
    let now = 0
    let pauses = 0
    const work = await doWork(id, 12, new AbortController().signal, { clock: () => now++, pause: async () => void pauses++ })
    expect(pauses).toBeGreaterThan(Math.floor(work / 64 / 8) - 1)
  })

  it('ends when it is no longer needed', async () => {
    const controller = new AbortController()
    const working = doWork(id, 32, controller.signal, { clock: () => performance.now(), pause: async () => controller.abort(new Error('gone')) })
    await expect(working).rejects.toThrow('gone')
  })
})
