import { landingAt } from '@foyer/contract/landing'
import { CODE_PATTERN } from '@foyer/contract/patterns'
import type { LinkPicture } from '@foyer/contract/referral/picture-address'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { FloodWindow } from '#http/flood-limit.ts'
import { hostName } from '#http/site.ts'
import type { Merchant, MerchantSource } from '#merchants/merchant.ts'
import { createRenderLane } from '#pages/document/render-lane.ts'
import { createPageCache } from '#pages/page-cache.ts'
import { drawPoster, drawQrPicture } from './draw-link.ts'

const CODE = new RegExp(CODE_PATTERN)
/** A poster takes some 200 KB, a code a few. */
const KEPT_PICTURES = 100
/** Anybody may ask for a picture of any code, and each costs a tenth of a second: as many as a household looks at. */
const DRAWINGS_PER_NETWORK: FloodWindow = { requests: 30, windowMs: 60_000 }
/** The link leads where it led, but the merchant's artwork may change. */
const HOURLY = 'private, max-age=3600'

const originOf = (address: string): string | undefined => URL.parse(/^https?:\/\//i.test(address) ? address : `http://${address}`)?.origin

/** The line that the picture's link leads to: one of the merchant's own, otherwise the page's. */
const lineOf = (asked: string | null, own: string, merchant: Merchant, merchants: MerchantSource): string => {
  const url = asked === null ? null : URL.parse(asked)
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
  const cache = createPageCache<Buffer>(KEPT_PICTURES)
  const inLane = createRenderLane(clock, DRAWINGS_PER_NETWORK)

  const poster = async (link: string, merchant: Merchant): Promise<Buffer> => {
    const { theme, logo } = merchant.file
    const artwork = async (file: string | undefined) => (file === undefined ? undefined : (await merchants.asset(merchant.code, file))?.body)
    const [drawnLogo, art] = await Promise.all([artwork(logo), artwork(merchant.content.referral?.picture)])
    if (!drawnLogo) throw new Error(`The logo of ${merchant.code} is missing`)
    return await drawPoster(link, { theme: theme.scheme === 'dark' ? theme.dark : theme.light, logo: drawnLogo, art })
  }
  const draw: Readonly<Record<LinkPicture, (link: string, merchant: Merchant) => Promise<Buffer>>> = { qr: drawQrPicture, poster }

  for (const picture of ['qr', 'poster'] as const) {
    app.get(`/m/invite/${picture}.png`, async (request, reply) => {
      const match = merchants.byHost(hostName(request.host))
      if (!match || match.blocked) return reply.callNotFound()
      const { merchant } = match
      const link = linkOf(request, merchant, merchants)
      const key = [picture, merchant.code, merchant.contentHash, link].join(' ')
      const drawn = await cache.get(key, () => inLane(request.network, () => draw[picture](link, merchant)))
      return reply.headers({ 'content-type': 'image/png', 'cache-control': HOURLY }).send(drawn)
    })
  }
}
