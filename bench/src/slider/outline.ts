import type { Pixels } from './read-png.ts'

/** A point of a piece's outline, from the piece's middle, and the direction out of the piece; pixels. */
export interface OutlinePoint {
  readonly x: number
  readonly y: number
  readonly outX: number
  readonly outY: number
}

const REACH = 3

/** The outline of a piece, from its opacity, with about `count` points. */
export const outlineOf = ({ width, height, data }: Pixels, count: number): readonly OutlinePoint[] => {
  const solid = (x: number, y: number): number =>
    x < 0 || y < 0 || x >= width || y >= height ? 0 : (data[(y * width + x) * 4 + 3] ?? 0) > 127 ? 1 : 0
  const points: OutlinePoint[] = []
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const isRim = solid(x, y) === 1 && solid(x - 1, y) + solid(x + 1, y) + solid(x, y - 1) + solid(x, y + 1) < 4
      if (!isRim) continue
      let [outX, outY] = [0, 0]
      for (let dy = -REACH; dy <= REACH; dy++) {
        for (let dx = -REACH; dx <= REACH; dx++) {
          outX -= solid(x + dx, y + dy) * dx
          outY -= solid(x + dx, y + dy) * dy
        }
      }
      const size = Math.hypot(outX, outY)
      if (size > 0) points.push({ x: x - width / 2 + 0.5, y: y - height / 2 + 0.5, outX: outX / size, outY: outY / size })
    }
  }
  const step = Math.max(1, points.length / count)
  return Array.from({ length: Math.floor(points.length / step) }, (_, index) => points[Math.floor(index * step)]!)
}
