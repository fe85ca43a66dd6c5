import { errors } from '@foyer/contract/errors'
import { NOT_FOUND_PATH } from '@foyer/contract/page-paths'
import { choiceCookie } from '@foyer/contract/rendering'
import { availableLanguages } from '@foyer/texts/available.gen'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { availabilityOf } from '#kernel/availability.ts'
import type { Deps } from '#kernel/deps.ts'
import { hostName } from '#kernel/http/site.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import { registerUpdateManifests } from '#kernel/pages/build/update-manifests.ts'
import type { WebBuild } from '#kernel/pages/build/web-build.ts'
import type { Origins } from '#kernel/pages/document/content-policy.ts'
import { registerMerchantAssets } from '#kernel/pages/files/merchant-assets.ts'
import { createPictures, registerPictures } from '#kernel/pages/files/pictures.ts'
import { languageOfAddress, pageLanguage } from '#kernel/pages/language.ts'
import type { Notice } from '#kernel/pages/notices/notice-card.ts'
import { noticeDocument } from '#kernel/pages/notices/notice-document.ts'
import type { Reader } from '#kernel/pages/notices/notice-words.ts'
import { deniedNotice, domainNotice, maintenanceNotice, oldBrowserNotice } from '#kernel/pages/notices/notices.ts'
import { isOutdatedBrowser } from '#kernel/pages/notices/outdated-browser.ts'
import { sendNotice } from '#kernel/pages/notices/send-notice.ts'
import { isIndexable, parsePagePath } from '#kernel/pages/page-path.ts'
import type { ReadPreview } from '#kernel/preview/preview.ts'
import type { PageRoutes } from '#kernel/route-parts.ts'
import { registerOffline } from './offline.ts'
import { merchantOrigins, publicAddress } from './origins.ts'
import { pageMerchantOf } from './parts/page-content.ts'
import { registerParts } from './parts/parts-route.ts'
import { previewScript } from './preview-script.ts'
import { createRenderer } from './render-page.ts'
import { sendPage, sendPreview } from './replies.ts'

type PagesDeps = Pick<Deps, 'merchants' | 'clock' | 'log'> & { readonly config: Pick<Deps['config'], 'port' | 'gameVendor'> }

export interface PagesOptions {
  readonly build: WebBuild
  /** What subjects add to the pages. */
  readonly routesOf: readonly PageRoutes[]
  /** Finds the draft that a link of staff shows; without it there are no such links. */
  readonly readPreview?: ReadPreview
}

/** Only the visitor's browser knows the lines, from an earlier visit, so the policy must allow any. */
const ANY_LINE: Origins = { connect: ['https:', 'http:'] }

/** Names the link to a preview in an address. */
const PREVIEW_PARAMETER = 'preview'
/** Answers a path without a page. */
const NO_PAGE = NOT_FOUND_PATH

/** Serves every page of the product, its files and the merchants' artwork. */
export const registerPages = async (
  app: FastifyInstance,
  { merchants, clock, log, config }: PagesDeps,
  { build, routesOf, readPreview }: PagesOptions,
): Promise<void> => {
  const addressOf = (merchant: Merchant) => publicAddress(merchant, config.port)
  const renderPage = createRenderer({
    build,
    clock,
    merchants: () => merchants.all(),
    originsOf: merchant => merchantOrigins(merchant, config),
    addressOf,
    onFault: (err, page) => log.error({ err, ...page }, 'a part of a page failed and is left out of its HTML'),
  })

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const host = hostName(request.host)
    const match = merchants.byHost(host)
    const merchant = match?.merchant
    const language = pageLanguage(request, merchant?.languages ?? ['EN', ...availableLanguages])
    const named = merchant && languageOfAddress(request, merchant.languages)
    if (named) reply.header('set-cookie', choiceCookie(named, request.protocol === 'https'))
    const outdated = isOutdatedBrowser(request.headers['user-agent'] ?? '')
    const script = outdated ? undefined : build.noticeScript
    const notice = (status: number, write: (reader: Reader) => Notice, origins: Origins = {}) =>
      sendNotice(request, reply, status, noticeDocument(write({ language, merchant }), language, merchant, script), origins)

    if (!merchant) return notice(errors.domain_not_available.status, domainNotice, ANY_LINE)
    if (match.blocked) return notice(errors.domain_not_available.status, domainNotice, { connect: merchantOrigins(merchant, config).connect ?? [] })
    // Spec 2 §4, Order of prompts: these come before everything a page could show.
    const { ip } = request.network
    const { maintenance, maintenanceEnd, regionRestriction } = availabilityOf(merchant, request.network)
    if (maintenance) return notice(errors.maintenance.status, reader => maintenanceNotice(reader, { ip, end: maintenanceEnd }))
    if (regionRestriction) return notice(errors.region_restricted.status, reader => deniedNotice(reader, { ip }))
    if (outdated) return notice(200, oldBrowserNotice)

    const requested = parsePagePath(request.url)
    if (requested.kind === 'moved') return reply.header('cache-control', 'no-cache').redirect(requested.to, 308)
    const path = requested.kind === 'page' ? requested.path : NO_PAGE
    const token = (request.query as Readonly<Record<string, unknown>>)[PREVIEW_PARAMETER]
    if (typeof token === 'string') {
      const preview = await readPreview?.(merchant.code, token)
      const wish = preview
        ? { merchant: preview.merchant, language: preview.language, path, preview: { at: preview.now, script: previewScript(preview, token) } }
        : { merchant, language, path: NO_PAGE }
      return sendPreview(request, reply, await renderPage({ ...wish, indexable: false, network: request.network }))
    }
    return sendPage(request, reply, await renderPage({ merchant, language, path, indexable: isIndexable(path, host), network: request.network }))
  }

  await build.serveFiles(app)
  registerMerchantAssets(app, merchants)
  registerParts(app, merchants, build.id, clock)
  const pictures = createPictures(merchants)
  registerPictures(app, merchants, pictures)
  registerUpdateManifests(app, build.updateManifest)
  for (const register of routesOf) await register(app, { merchants, clock, pictures, addressOf, pageMerchantOf, build })
  registerOffline(app, { merchants, worker: build.workerScript })
  for (const path of ['/', '/m', '/m/*']) app.get(path, answer)
}
