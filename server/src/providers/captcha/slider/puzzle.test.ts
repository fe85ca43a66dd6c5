import { randomInt } from 'node:crypto'
import { inflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { fastRandom } from '#providers/captcha/drawing/random.ts'
import { drawPuzzle, PICTURE_HEIGHT, PICTURE_WIDTH, PIECE_SIZE } from './puzzle.ts'
import { randomShape } from './shape.ts'

/** A separate PNG reader: brightness and opacity per pixel. */
const read = (bytes: Uint8Array) => {
  const png = Buffer.from(bytes)
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  const parts = new Map<string, Buffer>()
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12)
    parts.set(png.toString('latin1', at + 4, at + 8), png.subarray(at + 8, at + 8 + png.readUInt32BE(at)))
  const width = parts.get('IHDR')!.readUInt32BE(0)
  const height = parts.get('IHDR')!.readUInt32BE(4)
  const rows = inflateSync(parts.get('IDAT')!)
  const palette = parts.get('PLTE')!
  const colour = (x: number, y: number): number => rows[y * (width + 1) + 1 + x]!
  return {
    width,
    height,
    brightness: (x: number, y: number): number => [0, 1, 2].reduce((sum, channel) => sum + palette[colour(x, y) * 3 + channel]!, 0) / 3,
    opacity: (x: number, y: number): number => parts.get('tRNS')?.[colour(x, y)] ?? 255,
  }
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

describe('the slider’s puzzle (docs/captcha.md)', () => {
  test('picture and piece have one scale, and the answer is inside the picture, but not where the piece starts', () => {
    for (let round = 0; round < 5; round++) {
      const { x, y, background, piece } = drawPuzzle(randomInt)
      const scale = read(background).width / PICTURE_WIDTH
      expect(read(background).height).toBe(PICTURE_HEIGHT * scale)
      expect([read(piece).width, read(piece).height]).toEqual([PIECE_SIZE * scale, PIECE_SIZE * scale])
      expect(x).toBeGreaterThan(PIECE_SIZE)
      expect(x + PIECE_SIZE).toBeLessThan(PICTURE_WIDTH)
      expect(y).toBeGreaterThan(0)
      expect(y + PIECE_SIZE).toBeLessThan(PICTURE_HEIGHT)
    }
  })

  test('the gap is where the answer says: there the piece is brighter than the rest of the picture', () => {
    for (let round = 0; round < 5; round++) {
      const { x, y, background, piece } = drawPuzzle(randomInt)
      const [picture, part] = [read(background), read(piece)]
      const scale = picture.width / PICTURE_WIDTH
      const inside: [number, number][] = []
      for (let row = 0; row < part.height; row += 3)
        for (let column = 0; column < part.width; column += 3) if (part.opacity(column, row) === 255) inside.push([column, row])
      expect(inside.length).toBeGreaterThan(100)
      const hole = mean(inside.map(([column, row]) => picture.brightness(Math.round(x * scale) + column, Math.round(y * scale) + row)))
      expect(hole).toBeLessThan(mean(inside.map(([column, row]) => part.brightness(column, row))))
    }
  })

  test('every shape stays within its square, so that nothing is cut off', () => {
    const random = fastRandom()
    const half = PIECE_SIZE / 2
    for (let round = 0; round < 300; round++) {
      const shape = randomShape(random)
      expect(shape(0, 0)).toBeLessThan(0)
      for (let at = -half; at <= half; at++) expect(Math.min(shape(at, -half), shape(at, half), shape(-half, at), shape(half, at))).toBeGreaterThan(1)
    }
  })

  test('all pictures differ', () => {
    const [one, other] = [drawPuzzle(() => 100), drawPuzzle(() => 100)]
    expect(Buffer.from(one.background).equals(other.background)).toBe(false)
  })
})
