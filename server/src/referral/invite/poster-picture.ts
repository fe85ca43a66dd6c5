import { blankPicture, QR_COLOURS, type IndexedPicture } from './indexed-picture.ts'

export const POSTER = { width: 1080, height: 1440 } as const

/** Places of a palette. */
const PALETTE = 256

const apart = (one: number, other: number): number =>
  [0, 8, 16].reduce((sum, shift) => sum + (((one >> shift) & 255) - ((other >> shift) & 255)) ** 2, 0)

/** Reads the pixels of a picture of few colours into a palette that begins with those of a QR code. */
export const indexed = (pixels: Buffer): IndexedPicture => {
  const palette = [...QR_COLOURS]
  const places = new Map(palette.map((colour, place) => [colour, place]))
  const newPlace = (colour: number): number => {
    // The library uses every place, also those of the code: a last colour or two become their nearest.
    const place =
      palette.length < PALETTE
        ? palette.push(colour) - 1
        : palette.reduce((best, one, at) => (apart(one, colour) < apart(palette[best] ?? 0, colour) ? at : best), 0)
    places.set(colour, place)
    return place
  }
  const picture = blankPicture(POSTER.width, POSTER.height, palette)
  for (let y = 0, from = 0; y < POSTER.height; y++) {
    const begin = y * (POSTER.width + 1) + 1
    for (let x = 0; x < POSTER.width; x++, from += 3) {
      const colour = pixels.readUIntBE(from, 3)
      picture.rows[begin + x] = places.get(colour) ?? newPlace(colour)
    }
  }
  return picture
}
