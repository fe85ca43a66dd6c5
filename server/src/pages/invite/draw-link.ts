import { renderSVG } from 'uqr'

/** Width of the empty border that a reader needs, in modules (ISO/IEC 18004: 4). */
const QUIET = 4
/** The sides of the QR code as a picture of its own, and on a poster, in pixels. */
const QR_SIDE = 720
const POSTER_QR_SIDE = 520

const POSTER = { width: 1080, height: 1440 } as const
/** Where the artwork stands on a poster, and below it the code and the logo. */
const ART = { top: 60, width: 960, height: 620 } as const
const PLATE = { top: 720, side: 580, radius: 48 } as const
const LOGO = { top: 1330, width: 480, height: 72 } as const

/** What a poster is made of. */
export interface PosterParts {
  /** The colours of the merchant's pages. */
  readonly theme: { readonly background: string; readonly accent: string; readonly highlight: string }
  readonly logo: Buffer
  /** The merchant's own picture for inviting friends; without it the poster has the logo alone. */
  readonly art: Buffer | undefined
}

// Black on white, because not every camera reads inverted codes.
const qrSvg = (link: string): Buffer => Buffer.from(renderSVG(link, { border: QUIET, ecc: 'M', pixelSize: 1 }))

// A native library, so it is loaded for the first picture and not at every start.
const loadSharp = async () => (await import('sharp')).default

const drawQr = async (link: string, side: number): Promise<Buffer> => {
  const sharp = await loadSharp()
  const svg = qrSvg(link)
  const { width } = await sharp(svg).metadata()
  // Drawn at its final size, and nearest, so that the edges of the modules stay sharp.
  return await sharp(svg, { density: (72 * side) / width })
    .resize(side, side, { kernel: 'nearest' })
    .png({ palette: true, colours: 2 })
    .toBuffer()
}

/** The QR code of a link, as PNG. */
export const drawQrPicture = (link: string): Promise<Buffer> => drawQr(link, QR_SIDE)

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
 * A poster for a link, as PNG: the merchant's picture, the code, the logo. It has no words, because a server has not the letters of
 * twenty languages; the player's own words go with it when it is shared. The library draws in its own threads.
 */
export const drawPoster = async (link: string, { theme, logo, art }: PosterParts): Promise<Buffer> => {
  const sharp = await loadSharp()
  const qr = await drawQr(link, POSTER_QR_SIDE)
  const inset = (PLATE.side - POSTER_QR_SIDE) / 2
  const pictures = await Promise.all([placed(art ?? logo, ART), placed(logo, LOGO)])
  return await sharp(ground(theme))
    .composite([...pictures, { input: qr, left: (POSTER.width - POSTER_QR_SIDE) / 2, top: PLATE.top + inset }])
    .png({ palette: true, quality: 90 })
    .toBuffer()
}
