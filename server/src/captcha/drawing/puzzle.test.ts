import { randomInt } from 'node:crypto'
import { inflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { PICTURE_HEIGHT, PICTURE_WIDTH, PIECE_SIZE } from './puzzle-places.ts'
import { drawPuzzle } from './puzzle.ts'
import { fastRandom } from './random.ts'
import { randomForm, shapeOf, siblingOf, strangerTo } from './shape.ts'

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

/** The standard deviation. */
const spreadOf = (values: readonly number[]): number => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
}

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

  test('the gap is where the answer says: dark on one side and light on the other', () => {
    for (let round = 0; round < 5; round++) {
      const { x, y, background } = drawPuzzle(randomInt)
      const picture = read(background)
      const scale = picture.width / PICTURE_WIDTH
      const [middleX, middleY] = [(x + PIECE_SIZE / 2) * scale, (y + PIECE_SIZE / 2) * scale]
      const inside: number[] = []
      for (let row = -18; row <= 18; row += 2)
        for (let column = -18; column <= 18; column += 2) inside.push(picture.brightness(Math.round(middleX + column), Math.round(middleY + row)))
      expect(spreadOf(inside)).toBeGreaterThan(25)
    }
  })

  test('a sibling is another form of the same body, however it is turned', () => {
    const random = fastRandom()
    for (let round = 0; round < 100; round++) {
      const form = randomForm(random)
      const sibling = siblingOf(form, random)
      expect(sibling.body).toBe(form.body)
      for (let turn = 0; turn < 4; turn++) {
        const turned = form.knobs.map((_, side) => form.knobs[(side + turn) % 4])
        expect(sibling.knobs).not.toEqual(turned)
      }
      expect(strangerTo(form, random).body).not.toBe(form.body)
    }
  })

  test('every shape stays within its square, so that nothing is cut off', () => {
    const random = fastRandom()
    const half = PIECE_SIZE / 2
    for (let round = 0; round < 300; round++) {
      const shape = shapeOf(randomForm(random), random() * 2 * Math.PI, PIECE_SIZE / 64)
      expect(shape(0, 0)).toBeLessThan(0)
      for (let at = -half; at <= half; at++) expect(Math.min(shape(at, -half), shape(at, half), shape(-half, at), shape(half, at))).toBeGreaterThan(1)
    }
  })

  test('all pictures differ', () => {
    const [one, other] = [drawPuzzle(() => 100), drawPuzzle(() => 100)]
    expect(Buffer.from(one.background).equals(other.background)).toBe(false)
  })
})
