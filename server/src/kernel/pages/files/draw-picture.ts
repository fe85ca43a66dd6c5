import type { Picture } from '#kernel/merchants/pictures.ts'

/** Every phone shows at least the middle 80 % of an icon (W3C manifest, maskable icons). */
const SAFE_ZONE = 0.8
/** The logo's share of the width of a splash screen. */
const LOGO_WIDTH = 0.56
const LOGO_HEIGHT = 0.2
/** Pixels per inch at which an SVG has its nominal size. */
const SVG_DENSITY = 72

/** Draws one picture from a merchant's artwork, as PNG. */
export const drawPicture = async (source: Buffer, { width, height, kind }: Picture, ground: string): Promise<Buffer> => {
  // A native library, so it is loaded for the first picture and not at every start.
  const { default: sharp } = await import('sharp')
  const clear = { r: 0, g: 0, b: 0, alpha: 0 }
  const named = await sharp(source).metadata()
  const fitted = (most: { readonly width: number; readonly height: number }, fit: 'contain' | 'cover' = 'contain') => {
    const scales = [most.width / named.width, most.height / named.height]
    const scale = fit === 'cover' ? Math.max(...scales) : Math.min(...scales)
    // An SVG is drawn at its final size; only photographs are enlarged.
    const density = named.format === 'svg' ? SVG_DENSITY * Math.max(1, scale) : SVG_DENSITY
    return sharp(source, { density })
      .resize({ ...most, fit, background: clear })
      .png({ palette: fit === 'cover' })
      .toBuffer()
  }
  const onGround = async (share: { readonly width: number; readonly height: number }) => {
    const drawn = await fitted({ width: Math.round(width * share.width), height: Math.round(height * share.height) })
    return sharp({ create: { width, height, channels: 4, background: ground } })
      .composite([{ input: drawn, gravity: 'centre' }])
      .flatten({ background: ground })
      .png({ palette: kind === 'splash' })
      .toBuffer()
  }
  if (kind === 'icon') return fitted({ width, height })
  if (kind === 'popup') return fitted({ width, height }, 'cover')
  if (kind === 'splash') return onGround({ width: LOGO_WIDTH, height: LOGO_HEIGHT })
  // An opaque icon has its own background, which may be cut.
  const { isOpaque } = await sharp(await fitted({ width, height })).stats()
  return onGround(isOpaque ? { width: 1, height: 1 } : { width: SAFE_ZONE, height: SAFE_ZONE })
}
