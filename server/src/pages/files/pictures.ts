import type { FastifyInstance } from 'fastify'
import { hostName } from '#http/site.ts'
import type { Merchant, MerchantSource } from '#merchants/merchant.ts'
import { drawnAlready, groundOf, pictureAddress, pictures, sourceOf, TOUCH_ICON, type Picture } from '#merchants/pictures.ts'
import { createPageCache } from '#pages/page-cache.ts'
import { asItIs, type Compressed } from './compressed.ts'
import { sendCompressed } from './send-compressed.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'
/** iOS asks for it by a fixed name: a day, so that a new logo arrives. */
const DAILY = 'public, max-age=86400'
/** Seventeen per merchant, mostly of some ten KB. */
const KEPT_PICTURES = 500

/** Whatever a phone cuts away, it leaves the middle 80 % (W3C manifest, maskable icons). */
const SAFE_ZONE = 0.8
/** The logo's share of a splash screen. */
const LOGO_WIDTH = 0.56
const LOGO_HEIGHT = 0.2
/** Pixels per inch at which an SVG has the size it names. */
const SVG_DENSITY = 72

/** Draws one picture from a merchant's artwork, as PNG. */
export const drawPicture = async (source: Buffer, { width, height, kind }: Picture, ground: string): Promise<Buffer> => {
  // A native library: loaded by the first picture, not by every start.
  const { default: sharp } = await import('sharp')
  const clear = { r: 0, g: 0, b: 0, alpha: 0 }
  const named = await sharp(source).metadata()
  const fitted = (most: { readonly width: number; readonly height: number }) => {
    const scale = Math.min(most.width / named.width, most.height / named.height)
    // A drawing is drawn at its final size; only photographs are enlarged.
    const density = named.format === 'svg' ? SVG_DENSITY * Math.max(1, scale) : SVG_DENSITY
    return sharp(source, { density })
      .resize({ ...most, fit: 'contain', background: clear })
      .png()
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
  if (kind === 'splash') return onGround({ width: LOGO_WIDTH, height: LOGO_HEIGHT })
  // An icon that fills its square has a ground of its own, which may be cut.
  const { isOpaque } = await sharp(await fitted({ width, height })).stats()
  return onGround(isOpaque ? { width: 1, height: 1 } : { width: SAFE_ZONE, height: SAFE_ZONE })
}

/** Where a picture is had by name; `undefined` where the merchant's artwork is missing. */
export type Pictures = (merchant: Merchant, name: string) => Promise<Compressed | undefined>

/** Draws each picture once, when it is first asked for, and keeps it. */
export const createPictures = (merchants: MerchantSource): Pictures => {
  const cache = createPageCache<Compressed | undefined>(KEPT_PICTURES)
  return async (merchant, name) => {
    const picture = Object.hasOwn(pictures, name) ? pictures[name] : undefined
    if (!picture) return undefined
    return cache.get(pictureAddress(merchant, name), async () => {
      // What the merchant has drawn itself is taken as it is.
      const drawn = drawnAlready(merchant, name)
      const own = drawn === undefined ? undefined : await merchants.asset(merchant.code, drawn)
      if (own) return asItIs(own.body)
      const source = await merchants.asset(merchant.code, sourceOf(merchant, picture))
      return source && asItIs(await drawPicture(source.body, picture, groundOf(merchant)))
    })
  }
}

/** `/m/pictures/<code>/<name>.<hash>.png` */
const ADDRESS = /^\/m\/pictures\/([^/]+)\/([a-z0-9-]+)\.[0-9a-f]+\.png$/

/** Icons and splash screens, under the addresses that pages and manifests give; of this host's merchant only. */
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
