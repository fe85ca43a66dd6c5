import { outlineOf, type OutlinePoint } from './outline.ts'
import { readPng, type Pixels } from './read-png.ts'

/** What a program is sent: the pictures, and the piece's height; all positions in units of `width`. */
export interface Seen {
  readonly background: Uint8Array
  readonly piece: Uint8Array
  readonly width: number
  readonly pieceSize: number
  readonly y: number
}

/** How a gap may differ from the piece: turned (radians), of another size, higher or lower (units). */
export interface Tolerance {
  readonly turns: readonly number[]
  readonly sizes: readonly number[]
  readonly rises: readonly number[]
}

const POINTS = 96
/** Where the colours inside and outside an outline are compared, pixels from it. */
const BESIDE = 4

/** A mean over 3 × 3 pixels, which takes the grain out. */
const smooth = ({ width, height, data }: Pixels): Pixels => {
  const smoothed = new Uint8Array(data.length)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      for (let channel = 0; channel < 3; channel++) {
        let sum = 0
        for (let dy = -1; dy <= 1; dy++) {
          for (let dx = -1; dx <= 1; dx++) {
            const [nearX, nearY] = [Math.min(width - 1, Math.max(0, x + dx)), Math.min(height - 1, Math.max(0, y + dy))]
            sum += data[(nearY * width + nearX) * 4 + channel] ?? 0
          }
        }
        smoothed[(y * width + x) * 4 + channel] = sum / 9
      }
    }
  }
  return { width, height, data: smoothed }
}

/**
 * How surely the outline stands at a place: the step of brightness across it that all but a fifth of its points reach. Lines and edges of
 * the landscape give a few points a great step, a gap gives nearly all of them some.
 */
const edgeAt = ({ width, height, data }: Pixels, outline: readonly OutlinePoint[], x: number, y: number): number => {
  const steps = outline.map(point => {
    const brightness = (side: number): number => {
      const sampleX = Math.min(width - 1, Math.max(0, Math.round(x + point.x + point.outX * side)))
      const sampleY = Math.min(height - 1, Math.max(0, Math.round(y + point.y + point.outY * side)))
      const at = (sampleY * width + sampleX) * 4
      return (data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)
    }
    return Math.abs(brightness(-BESIDE) - brightness(BESIDE))
  })
  steps.sort((one, other) => one - other)
  return steps.slice(Math.floor(POINTS / 5), Math.floor(POINTS / 2)).reduce((sum, step) => sum + step, 0)
}

/** How well the piece's own picture agrees with what stands at a place, −1 to 1: a gap that shows its ground darkened agrees. */
const agreementAt = (picture: Pixels, piece: Pixels, left: number, top: number): number => {
  let [count, sumA, sumB, sumAA, sumBB, sumAB] = [0, 0, 0, 0, 0, 0]
  for (let y = 0; y < piece.height; y += 2) {
    for (let x = 0; x < piece.width; x += 2) {
      const own = (y * piece.width + x) * 4
      if ((piece.data[own + 3] ?? 0) < 255) continue
      const there = ((top + y) * picture.width + left + x) * 4
      const a = (piece.data[own] ?? 0) + (piece.data[own + 1] ?? 0) + (piece.data[own + 2] ?? 0)
      const b = (picture.data[there] ?? 0) + (picture.data[there + 1] ?? 0) + (picture.data[there + 2] ?? 0)
      count++
      sumA += a
      sumB += b
      sumAA += a * a
      sumBB += b * b
      sumAB += a * b
    }
  }
  const spread = Math.sqrt((sumAA - (sumA * sumA) / count) * (sumBB - (sumB * sumB) / count))
  return spread > 0 ? (sumAB - (sumA * sumB) / count) / spread : 0
}

const standardized = (values: readonly number[]): readonly number[] => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const spread = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length) || 1
  return values.map(value => (value - mean) / spread)
}

const moved = (outline: readonly OutlinePoint[], turn: number, size: number): readonly OutlinePoint[] => {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  return outline.map(({ x, y, outX, outY }) => ({
    x: (x * cos - y * sin) * size,
    y: (x * sin + y * cos) * size,
    outX: outX * cos - outY * sin,
    outY: outX * sin + outY * cos,
  }))
}

/** By what the gap is looked for: its outline, the ground that shows through it, or both. */
export type Method = 'outline' | 'ground' | 'both'

/** Where a program of plain image processing sees the gap: the left edge of the piece there, in units. */
export const solve = ({ background, piece, width, pieceSize, y }: Seen, { turns, sizes, rises }: Tolerance, method: Method): number => {
  const [picture, part] = [smooth(readPng(background)), readPng(piece)]
  const scale = picture.width / width
  const half = part.width / 2
  const outlines = turns.flatMap(turn => sizes.map(size => moved(outlineOf(part, POINTS), turn, size)))
  const places = Array.from({ length: Math.floor((width - 2 * pieceSize) * scale) }, (_, index) => Math.round(pieceSize * scale) + index)
  const tops = rises.map(rise => Math.min(picture.height - part.height, Math.max(0, Math.round((y + rise) * scale))))
  const edges = standardized(
    places.map(left => Math.max(...tops.flatMap(top => outlines.map(outline => edgeAt(picture, outline, left + half, top + half))))),
  )
  const agreements = standardized(places.map(left => Math.max(...tops.map(top => agreementAt(picture, part, left, top)))))
  const scores = places.map((_, index) => (method === 'ground' ? 0 : (edges[index] ?? 0)) + (method === 'outline' ? 0 : (agreements[index] ?? 0)))
  return (places[scores.indexOf(Math.max(...scores))] ?? 0) / scale
}
