import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hostName } from '#kernel/http/site.ts'
import type { Merchant, MerchantSource } from '#kernel/merchants/merchant.ts'
import { createPageCache } from '#kernel/pages/page-cache.ts'
import { KEPT_ASSETS } from './assets.ts'
import { asItIs, compress, type Compressed } from './compressed.ts'
import { IMMUTABLE, sendCompressed } from './send-compressed.ts'

/** Browsers request it by a fixed name, so it is cached for a day only, for a new logo to arrive. */
const DAILY = 'public, max-age=86400'

/** An SVG opened by itself is a document, so no scripts may run in it. */
const ARTWORK_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** `/m/merchant/<code>/<file without extension>.<hash>.<extension>` (kernel/merchants/assets.ts). */
const ADDRESS = /^\/m\/merchant\/([^/]+)\/(.+)\.[^./]+(\.[a-z]+)$/

interface Asset extends Compressed {
  readonly type: string
}

const sendArtwork = (request: FastifyRequest, reply: FastifyReply, asset: Asset, cacheControl: string): FastifyReply =>
  sendCompressed(
    request,
    reply.headers({
      'content-type': asset.type,
      'cache-control': cacheControl,
      vary: 'Accept-Encoding',
      'content-security-policy': ARTWORK_POLICY,
      // A site that links to a page may show the page's picture.
      'cross-origin-resource-policy': 'cross-origin',
    }),
    asset,
  )

/** Serves a merchant's artwork under the addresses in its content, and the icon that browsers request by a fixed name. */
export const registerMerchantAssets = (app: FastifyInstance, merchants: MerchantSource) => {
  const cache = createPageCache<Asset | undefined>(KEPT_ASSETS)

  const read = (merchant: Merchant, file: string) =>
    cache.get(`${merchant.code} ${merchant.contentHash} ${file}`, async () => {
      const asset = await merchants.asset(merchant.code, file)
      return asset && { type: asset.type, ...(asset.type === 'image/svg+xml' ? await compress(asset.body) : asItIs(asset.body)) }
    })

  app.get('/m/merchant/*', async (request, reply) => {
    // Only for this host's merchant: nobody can find out which others are served here.
    const merchant = merchants.byHost(hostName(request.host))?.merchant
    const [address = ''] = request.url.split('?')
    const [, code, name, extension] = ADDRESS.exec(address) ?? []
    const file = `${name}${extension}`
    const asset = merchant && merchant.code === code && Object.hasOwn(merchant.assets, file) ? await read(merchant, file) : undefined
    if (!asset) return reply.callNotFound()
    // A page from before a content change gets the current artwork, but does not cache it.
    const cacheControl = merchant?.assets[file] === address ? IMMUTABLE : 'no-cache'
    return sendArtwork(request, reply, asset, cacheControl)
  })

  app.get('/favicon.ico', async (request, reply) => {
    const merchant = merchants.byHost(hostName(request.host))?.merchant
    const asset = merchant && (await read(merchant, merchant.file.icon ?? merchant.file.logo))
    if (!asset) return reply.callNotFound()
    return sendArtwork(request, reply, asset, DAILY)
  })
}
