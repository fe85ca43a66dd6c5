import { blankPicture, QR_COLOURS, type IndexedPicture } from './indexed-picture.ts'

export const POSTER = { width: 1080, height: 1440 } as const
/** Where the artwork stands on a poster, and below it the code and the logo. */
const ART = { top: 60, width: 960, height: 620 } as const
export const PLATE = { top: 720, side: 580, radius: 48 } as const
const LOGO = { top: 1330, width: 480, height: 72 } as const

/** Places of a palette. */
const PALETTE = 256

/** What a poster is made of. */
export interface PosterParts {
  /** The colours of the merchant's pages. */
  readonly theme: { readonly background: string; readonly accent: string; readonly highlight: string }
  readonly logo: Buffer
  /** The merchant's own picture for inviting friends; without it the poster has the logo alone. */
  readonly art: Buffer | undefined
}

// A native library, so it is loaded for the first picture and not at every start.
const loadSharp = async () => (await import('sharp')).default

/** The merchant's ground with two soft lights, and the white plate of the code. */
const ground = ({ background, accent, highlight }: PosterParts['theme']): Buffer => {
  const { width, height } = POSTER
  const left = (width - PLATE.side) / 2
  const light = (id: string, colour: string, x: string, y: string) =>
    `<radialGradient id="${id}" cx="${x}" cy="${y}" r=".75"><stop stop-color="${colour}" stop-opacity=".42"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`
  const whole = `width="${width}" height="${height}"`
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" ${whole}><defs>${light('a', accent, '.1', '0')}${light('b', highlight, '.95', '.35')}</defs>` +
      `<rect ${whole} fill="${background}"/><rect ${whole} fill="url(#a)"/><rect ${whole} fill="url(#b)"/>` +
      `<rect x="${left}" y="${PLATE.top}" width="${PLATE.side}" height="${PLATE.side}" rx="${PLATE.radius}" fill="#ffffff"/></svg>`,
  )
}

/** A picture fitted into a box, with where it stands: in the middle of the poster's width. */
const placed = async (picture: Buffer, box: { readonly top: number; readonly width: number; readonly height: number }) => {
  const sharp = await loadSharp()
  const { format, width, height } = await sharp(picture).metadata()
  const scale = Math.min(box.width / width, box.height / height)
  const density = format === 'svg' ? Math.min(72 * Math.max(1, scale), 1200) : 72
  const { data, info } = await sharp(picture, { density })
    .resize(box.width, box.height, { fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { input: data, left: Math.round((POSTER.width - info.width) / 2), top: Math.round(box.top + (box.height - info.height) / 2) }
}

const apart = (one: number, other: number): number =>
  [0, 8, 16].reduce((sum, shift) => sum + (((one >> shift) & 255) - ((other >> shift) & 255)) ** 2, 0)

/** Reads the pixels of a picture of few colours into a palette that begins with those of a QR code. */
const indexed = (pixels: Buffer): IndexedPicture => {
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

/**
 * A merchant's poster without a code: picture, plate and logo. It has no words, because a server has not the letters of twenty languages; the
 * player's own words go with it when it is shared. This is the expensive part (half a second, in the library's own threads), and the same for
 * every link.
 */
export const drawPosterGround = async ({ theme, logo, art }: PosterParts): Promise<IndexedPicture> => {
  const sharp = await loadSharp()
  const pictures = await Promise.all([placed(art ?? logo, ART), placed(logo, LOGO)])
  const whole = await sharp(ground(theme)).composite(pictures).png({ palette: true }).toBuffer()
  return indexed(await sharp(whole).removeAlpha().raw().toBuffer())
}
