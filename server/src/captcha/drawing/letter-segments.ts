import { glyphs } from './glyphs.ts'
import { between, type Random } from './random.ts'

export type Segment = readonly [fromX: number, fromY: number, toX: number, toY: number]

export const distanceTo = ([fromX, fromY, toX, toY]: Segment, x: number, y: number): number => {
  const alongX = toX - fromX
  const alongY = toY - fromY
  const share = Math.min(1, Math.max(0, ((x - fromX) * alongX + (y - fromY) * alongY) / (alongX * alongX + alongY * alongY || 1)))
  return Math.sqrt((x - fromX - alongX * share) ** 2 + (y - fromY - alongY * share) ** 2)
}

/** A letter's strokes, rotated, slanted and stretched, at its place in the picture. */
export const letterSegments = (letter: string, centreX: number, centreY: number, random: Random): readonly Segment[] => {
  const turn = between(random, -0.35, 0.35)
  const lean = between(random, -0.25, 0.25)
  const wide = between(random, 8.5, 10.5)
  const high = between(random, 9.5, 11.5)
  const place = ([x, y]: readonly [number, number]): readonly [number, number] => {
    const localX = (x - 2) * wide + (y - 3) * lean * high
    const localY = (y - 3) * high
    return [centreX + localX * Math.cos(turn) - localY * Math.sin(turn), centreY + localX * Math.sin(turn) + localY * Math.cos(turn)]
  }
  return (glyphs[letter] ?? []).flatMap(line => {
    const points = line.map(place)
    return points.slice(1).map((to, index): Segment => {
      const from = points[index] ?? to
      return [from[0], from[1], to[0], to[1]]
    })
  })
}
