import { languages } from '@foyer/contract/languages'
import { legalDocuments } from '@foyer/contract/legal/documents'
import { HOME_PATH, documentPath } from '@foyer/contract/page-paths'
import type { ServerEntry } from '@foyer/contract/rendering'
import { hasShortPath } from '@foyer/contract/site/listing'
import type { FastifyInstance } from 'fastify'
import { escapeHtml } from '#kernel/html.ts'
import { hostName } from '#kernel/http/site.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import { listingOf } from '#kernel/pages/document/listing.ts'
import { isIndexable } from '#kernel/pages/page-path.ts'
import type { PageRouteParts } from '#kernel/route-parts.ts'

/** An hour, because the list changes with the merchant's content. */
const HOURLY = 'public, max-age=3600'
const HOME = HOME_PATH
const SITEMAP = '/sitemap.xml'

/** The public pages for which a merchant has metadata or a document, each once and in every language. */
const sitemapOf = (merchant: Merchant, address: string, pageAt: (path: string) => ReturnType<ServerEntry['pageAt']>): string => {
  const documents = legalDocuments.map(documentPath)
  const paths = [...new Set([HOME, ...Object.keys(merchant.content.search), ...documents])].filter(path => {
    const { found, listed, canonical } = pageAt(path)
    return found && listed && canonical === path && hasShortPath(path)
  })
  const urls = paths.flatMap(path =>
    merchant.languages.map(language => {
      const { canonical, alternates } = listingOf(address, merchant, language, path)
      const others = alternates.map(
        ({ language: other, href }) => `<xhtml:link rel="alternate" hreflang="${languages[other].html}" href="${escapeHtml(href)}"/>`,
      )
      return `<url><loc>${escapeHtml(canonical)}</loc>${others.join('')}</url>`
    }),
  )
  const spaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${spaces}>\n${urls.join('\n')}\n</urlset>\n`
}

/** Crawlers may also read hosts that are not listed, because only then they see that the pages say so. */
const robotsOf = (address: string | undefined): string =>
  ['User-agent: *', 'Disallow: /wps/', ...(address === undefined ? [] : ['', `Sitemap: ${address}${SITEMAP}`]), ''].join('\n')

interface SearchParts extends Pick<PageRouteParts, 'merchants' | 'addressOf' | 'pageMerchantOf'> {
  readonly entry: () => Promise<Pick<ServerEntry, 'pageAt'>>
}

/** `/robots.txt` and `/sitemap.xml` for the host's merchant; a sitemap only if its pages may be listed (spec 2 §2). */
export const registerSearchEngines = (app: FastifyInstance, { merchants, addressOf, pageMerchantOf, entry }: SearchParts): void => {
  const listed = (host: string): Merchant | undefined => {
    const match = merchants.byHost(hostName(host))
    return match && !match.blocked && isIndexable(HOME, hostName(host)) ? match.merchant : undefined
  }

  app.get('/robots.txt', (request, reply) => {
    const merchant = listed(request.host)
    return reply.headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': HOURLY }).send(robotsOf(merchant && addressOf(merchant)))
  })

  app.get(SITEMAP, async (request, reply) => {
    const merchant = listed(request.host)
    if (!merchant) return reply.callNotFound()
    const { pageAt } = await entry()
    return reply
      .headers({ 'content-type': 'application/xml; charset=utf-8', 'cache-control': HOURLY })
      .send(sitemapOf(merchant, addressOf(merchant), path => pageAt(path, pageMerchantOf(merchant))))
  })
}
