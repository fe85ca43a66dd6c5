import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { isWorkDone, workBits, workBitsWithoutPicture } from './work-bits.ts'

const digest = (id: string, work: number): string =>
  [...createHash('sha256').update(`${id}.${work}`).digest()].map(byte => byte.toString(2).padStart(8, '0')).join('')

describe('proof of work (docs/captcha.md)', () => {
  test('it increases with failures, up to what a slow phone can do', () => {
    expect([0, 1, 2].map(failures => workBits(failures, 0))).toEqual([12, 13, 14])
    expect(workBits(1000, 0)).toBe(18)
  })

  test('it increases with use: one bit for each 20 of a network', () => {
    expect([0, 19, 20, 40, 119, 120, 300].map(uses => workBits(0, uses))).toEqual([12, 12, 13, 14, 17, 18, 18])
    expect(workBits(2, 45)).toBe(16)
  })

  // Proves captcha-14.
  test('without a picture it is heavier from the start, and doubles with each use of the network', () => {
    expect([0, 1, 2, 3, 4].map(workBitsWithoutPicture)).toEqual([19, 20, 21, 22, 22])
  })

  test('exactly the digests with enough leading zero bits count', () => {
    for (let work = 0; work < 3000; work++) {
      const zeros = digest('some-id', work).indexOf('1')
      expect(isWorkDone('some-id', work, zeros)).toBe(true)
      expect(isWorkDone('some-id', work, zeros + 1)).toBe(false)
    }
  })

  test('work done for one challenge is not valid for another', () => {
    let work = 0
    while (!isWorkDone('one', work, 12)) work++
    expect(isWorkDone('two', work, 12)).toBe(false)
  })
})
