import { landingAt } from '@foyer/contract/landing'
import { CODE_PATTERN } from '@foyer/contract/patterns'
import { linkPicturePath, type LinkPicture } from '@foyer/contract/referral/picture-address'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createFloodLimit, EVERYBODY, type FloodWindow } from '#kernel/http/flood-limit.ts'
import { hostName } from '#kernel/http/site.ts'
import type { Merchant, MerchantSource } from '#kernel/merchants/merchant.ts'
import { createRenderLane } from '#kernel/pages/document/render-lane.ts'
import { createPageCache } from '#kernel/pages/page-cache.ts'
import { drawPoster, drawQrPicture } from './draw-link.ts'
import { drawPosterGround } from './draw-poster-ground.ts'
import type { IndexedPicture } from './indexed-picture.ts'

const CODE = new RegExp(CODE_PATTERN)
/** A QR code takes some 3 KB, a poster some 200. */
const KEPT = { qr: 3000, poster: 60 } as const
/** The poster of a merchant without a code takes 1.5 MB. */
const KEPT_GROUNDS = 20
/**
 * Anybody may ask for a picture of any code. A code costs 5 ms of a processor, a poster 20 ms. One network is what one customer of a carrier may
 * own: a /48 in IPv6.
 */
const DRAWINGS_PER_NETWORK: FloodWindow = { requests: 120, windowMs: 60_000, network: { ipv4: 24, ipv6: 48 } }
/** However many networks ask, drawing takes a tenth of one processor for each kind of picture. Who finds it full has the link in words meanwhile. */
const DRAWINGS: Readonly<Record<LinkPicture, FloodWindow>> = {
  qr: { requests: 200, windowMs: 10_000, network: EVERYBODY },
  poster: { requests: 50, windowMs: 10_000, network: EVERYBODY },
}
/** The link leads where it led, but the merchant's artwork may change. */
const HOURLY = 'private, max-age=3600'

const originOf = (address: string): string | undefined => URL.parse(/^https?:\/\//i.test(address) ? address : `http://${address}`)?.origin

/** The line that the picture's link leads to: one of the merchant's own, otherwise the page's. */
const lineOf = (request: string | null, own: string, merchant: Merchant, merchants: MerchantSource): string => {
  const url = request === null ? null : URL.parse(request)
  if (!url || !/^https?:$/.test(url.protocol)) return own
  const isListed = (merchant.file.domains ?? []).some(({ domainName }) => originOf(domainName) === url.origin)
  return isListed || merchants.byHost(url.hostname)?.merchant.code === merchant.code ? url.origin : own
}

const linkOf = ({ protocol, host, url }: FastifyRequest, merchant: Merchant, merchants: MerchantSource): string => {
  const query = new URLSearchParams(url.split('?')[1])
  const codeIn = (name: string) => CODE.exec(query.get(name) ?? '')?.[0]
  const line = lineOf(query.get('line'), `${protocol}://${host}`, merchant, merchants)
  return landingAt(line, { affiliateCode: codeIn('affiliateCode'), referralCode: codeIn('r') })
}

/** `GET /m/invite/qr.png` and `GET /m/invite/poster.png`: pictures of a player's own link (spec 2 §6, Referral). */
export const registerInvitePictures = (app: FastifyInstance, merchants: MerchantSource, clock: () => Date): void => {
  const grounds = createPageCache<IndexedPicture>(KEPT_GROUNDS)
  const inLane = createRenderLane(clock, DRAWINGS_PER_NETWORK)

  const groundOf = (merchant: Merchant): Promise<IndexedPicture> =>
    grounds.get(`${merchant.code} ${merchant.contentHash}`, async () => {
      const { theme, logo } = merchant.file
      const artwork = async (file: string | undefined) => (file === undefined ? undefined : (await merchants.asset(merchant.code, file))?.body)
      const [drawnLogo, art] = await Promise.all([artwork(logo), artwork(merchant.content.referral?.picture)])
      if (!drawnLogo) throw new Error(`The logo of ${merchant.code} is missing`)
      return await drawPosterGround({ theme: theme.scheme === 'dark' ? theme.dark : theme.light, logo: drawnLogo, art })
    })
  const draw: Readonly<Record<LinkPicture, (link: string, merchant: Merchant) => Promise<Buffer>>> = {
    qr: drawQrPicture,
    poster: async (link, merchant) => drawPoster(link, await groundOf(merchant)),
  }

  for (const picture of ['qr', 'poster'] as const) {
    const cache = createPageCache<Buffer>(KEPT[picture])
    const countForAll = createFloodLimit(clock, DRAWINGS[picture])
    app.get(linkPicturePath(picture), async (request, reply) => {
      const match = merchants.byHost(hostName(request.host))
      if (!match || match.blocked) return reply.callNotFound()
      const { merchant } = match
      const link = linkOf(request, merchant, merchants)
      const drawn = await cache.get([merchant.code, merchant.contentHash, link].join(' '), () =>
        // A network's own limit comes first, so that what it is refused takes nothing from the others.
        inLane(request.network, () => {
          countForAll(request.network)
          return draw[picture](link, merchant)
        }),
      )
      return reply.headers({ 'content-type': 'image/png', 'cache-control': HOURLY }).send(drawn)
    })
  }
}
