import { CHAT_PICTURE_SIDE } from '@foyer/contract/support/chat/chat-limits'

/** A picture that is safe to show: drawn anew from its pixels, as WebP, without metadata. */
export interface AcceptedPicture {
  readonly image: Uint8Array
  readonly width: number
  readonly height: number
}

/**
 * The web sends pictures of at most 1600 pixels a side; this leaves room for others who send here. A file of a few bytes may claim far more, to fill the
 * memory and to keep the decoder busy: its size is read before anything is decoded.
 */
const MOST_PIXELS = 2048 * 2048
const QUALITY = 75

const startsWith = (bytes: Uint8Array, start: readonly number[], at = 0): boolean => start.every((byte, index) => bytes[at + index] === byte)
const ascii = (text: string): number[] => [...text].map(letter => letter.charCodeAt(0))

/** By content, never by name or by what the sender says: no other kind reaches the decoder, whose list is longer (SVG, PDF …). */
export const isPhoto = (bytes: Uint8Array): boolean =>
  startsWith(bytes, [0xff, 0xd8, 0xff]) ||
  startsWith(bytes, [0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a]) ||
  (startsWith(bytes, ascii('RIFF')) && startsWith(bytes, ascii('WEBP'), 8))

/**
 * The picture drawn anew, upright and at most 1600 pixels long, or undefined if it is not a sound JPEG, PNG or WebP. The library works in
 * threads of its own, so the main thread goes on answering.
 */
export const acceptPicture = async (bytes: Uint8Array): Promise<AcceptedPicture | undefined> => {
  if (!isPhoto(bytes)) return undefined
  // A native library, so it is loaded for the first picture and not at every start.
  const { default: sharp } = await import('sharp')
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 })
      .rotate()
      .resize({ width: CHAT_PICTURE_SIDE, height: CHAT_PICTURE_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true })
    return { image: data, width: info.width, height: info.height }
  } catch {
    // The library rejects only what it cannot decode within these limits.
    return undefined
  }
}
