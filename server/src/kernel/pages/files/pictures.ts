import type { FastifyInstance } from 'fastify'
import { hostName } from '#kernel/http/site.ts'
import type { Merchant, MerchantSource } from '#kernel/merchants/merchant.ts'
import { groundOf } from '#kernel/merchants/picture-address.ts'
import { drawnAlready, pictureAddress, pictures, sourceOf, TOUCH_ICON, type Picture } from '#kernel/merchants/pictures.ts'
import { createPageCache } from '#kernel/pages/page-cache.ts'
import { asItIs, type Compressed } from './compressed.ts'
import { sendCompressed } from './send-compressed.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'
/** iOS requests it by a fixed name, so it is cached for a day only, for a new logo to arrive. */
const DAILY = 'public, max-age=86400'
/** Nineteen per merchant, mostly of about ten KB. */
const KEPT_PICTURES = 500

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

/** Returns a picture by name; `undefined` if the merchant's artwork is missing. */
export type Pictures = (merchant: Merchant, name: string) => Promise<Compressed | undefined>

/** Draws each picture once, at its first request, and keeps it. */
export const createPictures = (merchants: MerchantSource): Pictures => {
  const cache = createPageCache<Compressed | undefined>(KEPT_PICTURES)
  return async (merchant, name) => {
    const picture = Object.hasOwn(pictures, name) ? pictures[name] : undefined
    if (!picture) return undefined
    return cache.get(pictureAddress(merchant, name), async () => {
      // A picture that the merchant has drawn itself is used unchanged.
      const drawn = drawnAlready(merchant, name)
      const own = drawn === undefined ? undefined : await merchants.asset(merchant.code, drawn)
      if (own) return asItIs(own.body)
      const artwork = sourceOf(merchant, name, picture)
      const source = artwork === undefined ? undefined : await merchants.asset(merchant.code, artwork)
      return source && asItIs(await drawPicture(source.body, picture, groundOf(merchant)))
    })
  }
}

/** `/m/pictures/<code>/<name>.<hash>.png` */
const ADDRESS = /^\/m\/pictures\/([^/]+)\/([a-z0-9-]+)\.[0-9a-f]+\.png$/

/** Serves icons, splash screens and download images under the addresses in pages and manifests; only for this host's merchant. */
export const registerPictures = (app: FastifyInstance, merchants: MerchantSource, drawn: Pictures): void => {
  const headers = { 'content-type': 'image/png', vary: 'Accept-Encoding' } as const

  app.get('/m/pictures/*', async (request, reply) => {
    const merchant = merchants.byHost(hostName(request.host))?.merchant
    const [address = ''] = request.url.split('?')
    const [, code, name = ''] = ADDRESS.exec(address) ?? []
    const picture = merchant && merchant.code === code ? await drawn(merchant, name) : undefined
    if (!merchant || !picture) return reply.callNotFound()
    const cacheControl = pictureAddress(merchant, name) === address ? IMMUTABLE : 'no-cache'
    return sendCompressed(request, reply.headers({ ...headers, 'cache-control': cacheControl }), picture)
  })

  for (const path of ['/apple-touch-icon.png', '/apple-touch-icon-precomposed.png']) {
    app.get(path, async (request, reply) => {
      const merchant = merchants.byHost(hostName(request.host))?.merchant
      const picture = merchant && (await drawn(merchant, TOUCH_ICON))
      if (!picture) return reply.callNotFound()
      return sendCompressed(request, reply.headers({ ...headers, 'cache-control': DAILY }), picture)
    })
  }
}
