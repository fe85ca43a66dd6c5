import { promisify } from 'node:util'
import { crc32, deflate } from 'node:zlib'

const compress = promisify(deflate)

/** Red, green and blue in one number, as `0xff8000`. */
type Colour = number

/** The first two colours of every palette, so that a QR code is the same pixels in each picture. Black on white: not every camera reads inverted codes. */
export const DARK = 0
export const LIGHT = 1
export const QR_COLOURS: readonly Colour[] = [0x000000, 0xffffff]

/** A picture of at most 256 colours, as PNG stores it. */
export interface IndexedPicture {
  readonly width: number
  readonly height: number
  readonly palette: readonly Colour[]
  /** Row after row: one byte that says "not filtered" (0), then one byte per pixel, a place in the palette. */
  readonly rows: Buffer
}

export const blankPicture = (width: number, height: number, palette: readonly Colour[]): IndexedPicture => ({
  width,
  height,
  palette,
  rows: Buffer.alloc(height * (width + 1)),
})

/** Draws a QR code's modules into the square of `side` pixels at `left`, `top`. */
export const drawModules = (
  { width, rows }: IndexedPicture,
  modules: readonly (readonly boolean[])[],
  { left, top, side }: { readonly left: number; readonly top: number; readonly side: number },
): void => {
  const moduleAt = Array.from({ length: side }, (_, pixel) => Math.floor((pixel * modules.length) / side))
  for (let y = 0; y < side; y++) {
    const line = modules[moduleAt[y] ?? 0] ?? []
    const begin = (top + y) * (width + 1) + 1 + left
    for (let x = 0; x < side; x++) rows[begin + x] = line[moduleAt[x] ?? 0] === true ? DARK : LIGHT
  }
}

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')
const BITS = 8
/** Each pixel is a place in the palette (PNG §11.2.1). */
const INDEXED = 3

const chunk = (type: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}

/**
 * The picture as PNG (https://www.w3.org/TR/png-3/). The general library needs half a second for a poster, because it chooses the colours anew;
 * here they are known, and only the compression is left, which runs in a thread of its own. `level`: from 1, fast, to 9, small.
 */
export const pngOf = async ({ width, height, palette, rows }: IndexedPicture, level: number): Promise<Buffer> => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([BITS, INDEXED], 8)
  const colours = Buffer.alloc(palette.length * 3)
  for (const [at, colour] of palette.entries()) colours.writeUIntBE(colour, at * 3, 3)
  const pixels = await compress(rows, { level })
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('PLTE', colours), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))])
}
