import { encode } from 'uqr'
import { PLATE } from './draw-poster-ground.ts'
import { blankPicture, drawModules, pngOf, QR_COLOURS, type IndexedPicture } from './indexed-picture.ts'
import { POSTER } from './poster-picture.ts'

/** Width of the empty border that a reader needs, in modules (ISO/IEC 18004: 4). */
const QUIET = 4
/** The sides of the QR code as a picture of its own, and on a poster, in pixels. */
const QR_SIDE = 720
const POSTER_QR_SIDE = 520

/** How hard they are compressed: a code is small anyway; for a poster the last tenth of its size would cost three times the work. */
const QR_LEVEL = 6
const POSTER_LEVEL = 1

const modulesOf = (link: string) => encode(link, { border: QUIET, ecc: 'M' }).data

/** The QR code of a link, as PNG. */
export const drawQrPicture = (link: string): Promise<Buffer> => {
  const picture = blankPicture(QR_SIDE, QR_SIDE, QR_COLOURS)
  drawModules(picture, modulesOf(link), { left: 0, top: 0, side: QR_SIDE })
  return pngOf(picture, QR_LEVEL)
}

/** A poster with a link, as PNG: the code in the middle of the plate. */
export const drawPoster = (link: string, posterGround: IndexedPicture): Promise<Buffer> => {
  const inset = (PLATE.side - POSTER_QR_SIDE) / 2
  const picture = { ...posterGround, rows: Buffer.from(posterGround.rows) }
  drawModules(picture, modulesOf(link), { left: (POSTER.width - POSTER_QR_SIDE) / 2, top: PLATE.top + inset, side: POSTER_QR_SIDE })
  return pngOf(picture, POSTER_LEVEL)
}
