import type { FastifyInstance } from 'fastify'
import { hostName } from '#kernel/http/site.ts'
import type { Merchant, MerchantSource } from '#kernel/merchants/merchant.ts'
import { groundOf } from '#kernel/merchants/picture-address.ts'
import { drawnAlready, pictureAddress, pictures, sourceOf, TOUCH_ICON } from '#kernel/merchants/pictures.ts'
import { createPageCache } from '#kernel/pages/page-cache.ts'
import { asItIs, type Compressed } from './compressed.ts'
import { drawPicture } from './draw-picture.ts'
import { sendCompressed } from './send-compressed.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'
/** iOS requests it by a fixed name, so it is cached for a day only, for a new logo to arrive. */
const DAILY = 'public, max-age=86400'
/** Nineteen per merchant, mostly of about ten KB. */
const KEPT_PICTURES = 500

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
