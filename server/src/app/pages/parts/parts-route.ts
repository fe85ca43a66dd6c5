import { isLanguageCode, type LanguageCode } from '@foyer/contract/languages'
import type { FastifyInstance } from 'fastify'
import { hostName } from '#kernel/http/site.ts'
import { merchantCatalogue } from '#kernel/merchants/merchant-text.ts'
import type { Merchant, MerchantSource } from '#kernel/merchants/merchant.ts'
import { createRenderLane } from '#kernel/pages/document/render-lane.ts'
import { compressFast, type Compressed } from '#kernel/pages/files/compressed.ts'
import { IMMUTABLE, sendCompressed } from '#kernel/pages/files/send-compressed.ts'
import { createPageCache } from '#kernel/pages/page-cache.ts'
import { isContentName, pageContentOf } from './page-content.ts'
import { catalogueNamed } from './page-texts.ts'
import { PARTS_PREFIX, partsVersion } from './parts-address.ts'

/** A few KB each. A stranger can request any combination of parts, so one that was removed must be cheap to make again. */
const KEPT = 500

/** Sets that are made for one network in one window; whoever navigates needs one for each page, and mostly it is kept. */
const MADE_PER_NETWORK = { requests: 100, windowMs: 10_000 } as const

/** Shown in English beside the page's own language (spec 2 §2, Maintenance page), whatever the merchant offers. */
const ALWAYS: LanguageCode = 'EN'

/** The names in a list that is sorted and has only known, unique names; undefined for any other list, so that each set has one address. */
const namesIn = (list: string): readonly string[] | undefined => {
  const names = list.split(',')
  const isKnown = names.every(name => isContentName(name) || catalogueNamed(name) !== undefined)
  return isKnown && [...new Set(names)].toSorted().join(',') === list ? names : undefined
}

const partsOf = (merchant: Merchant, language: LanguageCode, names: readonly string[], now: Date): object => ({
  ...pageContentOf(merchant, language, names.filter(isContentName), now),
  ...Object.fromEntries(
    names.flatMap(name => {
      const catalogue = catalogueNamed(name)
      return catalogue ? [[name, merchantCatalogue(merchant, language, catalogue)]] : []
    }),
  ),
})

interface Address {
  readonly code: string
  readonly version: string
  readonly language: string
  readonly '*': string
}

/** Serves content and texts to visitors who navigate from another page (`PageData.partsBase`). The same for every visitor. */
export const registerParts = (app: FastifyInstance, merchants: MerchantSource, buildId: string | undefined, clock: () => Date): void => {
  const inLane = createRenderLane(clock, MADE_PER_NETWORK)
  const cache = createPageCache<Compressed>(KEPT)

  // A named parameter would hold 100 characters at most, and a page with many catalogues asks for more.
  app.get<{ Params: Address }>(`${PARTS_PREFIX}/:code/:version/:language/*`, async (request, reply) => {
    const { code, version, language, '*': list } = request.params
    const match = merchants.byHost(hostName(request.host))
    // Only for this host's merchant: nobody can find out which others are served here.
    if (!match || match.blocked || match.merchant.code !== code) return reply.callNotFound()
    const { merchant } = match
    if (!isLanguageCode(language) || !(language === ALWAYS || merchant.languages.includes(language))) return reply.callNotFound()
    const names = namesIn(list)
    if (!names) return reply.callNotFound()

    const now = clock()
    const today = partsVersion(merchant, now, buildId)
    const compressed = await cache.get(JSON.stringify([code, today, language, list]), () =>
      inLane(request.network, () => compressFast(Buffer.from(JSON.stringify(partsOf(merchant, language, names, now))))),
    )
    // A page opened before a content change gets the current content, but does not cache it.
    const isKept = buildId !== undefined && version === today
    reply.headers({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': isKept ? IMMUTABLE : 'no-cache',
      vary: 'Accept-Encoding',
    })
    return sendCompressed(request, reply, compressed)
  })
}
