import type { IndexedPicture } from './indexed-picture.ts'
import { POSTER, indexed } from './poster-picture.ts'

/** Where the artwork stands on a poster, and below it the code and the logo. */
const ART = { top: 60, width: 960, height: 620 } as const
export const PLATE = { top: 720, side: 580, radius: 48 } as const
const LOGO = { top: 1330, width: 480, height: 72 } as const

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
