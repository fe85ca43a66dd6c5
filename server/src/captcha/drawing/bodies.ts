/** Signed distance to an outline around (0, 0), negative inside; all in units of the picture. */
export type Shape = (x: number, y: number) => number

/** Half the side of a piece's body; knobs and turns of a whole-sized form stay within 32 units of its middle. */
export const HALF = 19

/** Faster than `Math.hypot`, whose protection against overflow makes it ten times slower. */
export const length = (x: number, y: number): number => Math.sqrt(x * x + y * y)

export const circle =
  (radius: number): Shape =>
  (x, y) =>
    length(x, y) - radius

export const roundedSquare =
  (half: number, radius: number): Shape =>
  (x, y) => {
    const overX = Math.abs(x) - half + radius
    const overY = Math.abs(y) - half + radius
    return length(Math.max(overX, 0), Math.max(overY, 0)) + Math.min(Math.max(overX, overY), 0) - radius
  }

export const polygon =
  (corners: number, reach: number, radius: number): Shape =>
  (x, y) => {
    const sector = (2 * Math.PI) / corners
    const angle = Math.atan2(y, x)
    const within = angle - sector * Math.round(angle / sector)
    const along = length(x, y)
    const apothem = (reach - radius) * Math.cos(sector / 2)
    const toSide = along * Math.cos(within) - apothem
    const half = apothem * Math.tan(sector / 2)
    const beyond = Math.abs(along * Math.sin(within)) - half
    return (beyond > 0 && toSide > 0 ? length(toSide, beyond) : toSide) - radius
  }
