type Line = readonly (readonly [x: number, y: number])[]

const lines = (drawing: string): readonly Line[] =>
  drawing.split('|').map(line =>
    line.split(' ').map(point => {
      const [x = 0, y = 0] = point.split(',').map(Number)
      return [x, y] as const
    }),
  )

/** Letters as pen strokes in a box of 4 × 6, so that no font is needed. Letters that look alike when bent (0 O Q D, 1 I, 5 S, 2 Z, U V, 8 B, 6 G, P R) are left out. */
export const glyphs: Readonly<Record<string, readonly Line[]>> = {
  A: lines('0,6 2,0 4,6|0.8,3.9 3.2,3.9'),
  C: lines('3.9,1.3 3.2,0.4 2,0 0.9,0.5 0.2,1.6 0,3 0.2,4.4 0.9,5.5 2,6 3.2,5.6 3.9,4.7'),
  E: lines('3.8,0 0,0 0,6 3.8,6|0,2.9 3,2.9'),
  F: lines('3.8,0 0,0 0,6|0,2.9 3,2.9'),
  H: lines('0,0 0,6|4,0 4,6|0,3 4,3'),
  J: lines('1.2,0 3.6,0|3.2,0 3.2,4.4 2.8,5.5 1.8,6 0.8,5.6 0.2,4.6'),
  K: lines('0,0 0,6|3.9,0 0,3.4|1.3,2.4 4,6'),
  L: lines('0,0 0,6 3.6,6'),
  M: lines('0,6 0.2,0 2,4 3.8,0 4,6'),
  N: lines('0,6 0,0 4,6 4,0'),
  R: lines('0,6 0,0 2.4,0 3.5,0.5 3.9,1.6 3.5,2.8 2.4,3.2 0,3.2|1.8,3.2 4,6'),
  T: lines('0,0 4,0|2,0 2,6'),
  W: lines('0,0 1,6 2,2 3,6 4,0'),
  X: lines('0,0 4,6|4,0 0,6'),
  Y: lines('0,0 2,3 4,0|2,3 2,6'),
  3: lines('0.2,0.9 1,0.1 2.2,0 3.3,0.5 3.6,1.5 3.2,2.5 1.6,2.9 3.3,3.2 3.9,4.3 3.4,5.4 2.2,6 0.9,5.8 0,4.9'),
  4: lines('3,6 3,0 0,4.2 4,4.2'),
  7: lines('0,0 3.9,0 1.4,6|1.2,3.1 3.2,3.1'),
  9: lines('3.7,1.9 3.2,3 2,3.5 0.7,3 0.2,1.8 0.7,0.5 2,0 3.2,0.5 3.7,1.9 3.5,4 2.8,5.4 1.6,6'),
}
