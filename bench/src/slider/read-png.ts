import { inflateSync } from 'node:zlib'

/** Red, green, blue and opacity of each pixel, 0–255. */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

/** Reads a PNG of numbered colours whose rows have no filter, as our server writes them. */
export const readPng = (bytes: Uint8Array): Pixels => {
  const png = Buffer.from(bytes)
  const parts = new Map<string, Buffer>()
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12)
    parts.set(png.toString('latin1', at + 4, at + 8), png.subarray(at + 8, at + 8 + png.readUInt32BE(at)))
  const part = (name: string): Buffer => parts.get(name) ?? Buffer.alloc(0)
  const [width, height] = [part('IHDR').readUInt32BE(0), part('IHDR').readUInt32BE(4)]
  const [rows, palette, opacity] = [inflateSync(part('IDAT')), part('PLTE'), parts.get('tRNS')]
  const data = new Uint8Array(width * height * 4)
  for (let pixel = 0; pixel < width * height; pixel++) {
    const colour = rows[Math.floor(pixel / width) * (width + 1) + 1 + (pixel % width)] ?? 0
    data.set(palette.subarray(colour * 3, colour * 3 + 3), pixel * 4)
    data[pixel * 4 + 3] = opacity?.[colour] ?? 255
  }
  return { width, height, data }
}
