import type { ReactNode } from 'react'

/** The colours of one picture, from its ground's hue. */
export interface Palette {
  /** Of shapes in shadow, and of lines. */
  readonly deep: string
  readonly mid: string
  readonly soft: string
  readonly pale: string
  /** From the other side of the colour wheel. */
  readonly warm: string
}

/** One drawing on a 64 × 64 grid, of which a circle is seen. */
export interface Drawing {
  /** The ground's hue in the first row of pictures, degrees. */
  readonly hue: number
  readonly draw: (palette: Palette) => ReactNode
}
