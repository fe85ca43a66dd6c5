import type { LanguageCode } from '@foyer/contract/languages'
import type { PageFacts, ServerEntry } from '@foyer/contract/rendering'
import type { Network } from '#kernel/caller.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import { assetAddress } from '#kernel/merchants/picture-of.ts'
import { pictureAddress, splashName, splashScreens, TOUCH_ICON } from '#kernel/merchants/pictures.ts'
import type { WebBuild } from '#kernel/pages/build/web-build.ts'
import { contentPolicy, type Origins } from '#kernel/pages/document/content-policy.ts'
import { listingOf } from '#kernel/pages/document/listing.ts'
import { createRenderLane } from '#kernel/pages/document/render-lane.ts'
import { compress, type Compressed } from '#kernel/pages/files/compressed.ts'
import { createPageCache } from '#kernel/pages/page-cache.ts'
import { documentOf, type DocumentParts } from './document.ts'
import { pageDataOf } from './page-data.ts'
import { contentVersion, pageMerchantOf } from './parts/page-content.ts'

/** About 60 KB each, so 240 MB. An installation with more pages keeps those asked for last. */
const MOST_KEPT_PAGES = 4_000
/** A page looks another way at a host that search engines may list (spec 2 §2). */
const LOOKS = 2

/** How many pages there are to keep: each of the product's, for each merchant in each of its languages. */
export const pagesToKeep = (merchants: readonly Pick<Merchant, 'languages'>[], pageCount: number): number =>
  Math.min(MOST_KEPT_PAGES, merchants.reduce((sum, { languages }) => sum + languages.length, 0) * pageCount * LOOKS)

export interface PageWish {
  readonly merchant: Merchant
  readonly language: LanguageCode
  readonly path: string
  /** Whether search engines may list the page at the requested host. */
  readonly indexable: boolean
  /** Who asks: a page that is not kept yet is rendered at this network's cost. */
  readonly network: Network
  /** A draft that staff look at, as at this moment: it is rendered for this request alone and kept nowhere. */
  readonly previewAt?: Date
}

export interface RenderedPage extends Compressed {
  readonly policy: string
  readonly found: boolean
}

export interface RendererOptions {
  readonly build: WebBuild
  readonly clock: () => Date
  /** Every merchant there is. */
  readonly merchants: () => readonly Merchant[]
  /** Origins that the merchant's providers, images and lines need. */
  readonly originsOf: (merchant: Merchant) => Origins
  /** The merchant's address for search engines, e.g. `https://www.brand.com`. */
  readonly addressOf: (merchant: Merchant) => string
  /** Called with what a part of a page threw that was left out. */
  readonly onFault: (fault: unknown, page: { readonly merchant: string; readonly path: string; readonly language: LanguageCode }) => void
}

const themeColoursOf = ({ theme: { scheme, dark, light } }: Merchant['file']): DocumentParts['themeColours'] =>
  scheme === 'auto'
    ? [
        { colour: light.background, media: '(prefers-color-scheme:light)' },
        { colour: dark.background, media: '(prefers-color-scheme:dark)' },
      ]
    : [{ colour: (scheme === 'dark' ? dark : light).background }]

const manifestOf = (merchant: Merchant, language: LanguageCode): string =>
  `/wps/system/manifest.json?${new URLSearchParams({ merchantCode: merchant.code, language, timestamp: merchant.contentHash.slice(0, 16) }).toString()}`

/** Renders pages, once per merchant, language, build, content and page, and keeps them compressed. Nothing in them depends on the visitor. */
export const createRenderer = ({ build, clock, merchants, originsOf, addressOf, onFault }: RendererOptions) => {
  let pageCount = 0
  const cache = createPageCache<RenderedPage>(() => pagesToKeep(merchants(), pageCount))
  const inLane = createRenderLane(clock)

  const make = async (entry: ServerEntry, facts: PageFacts, { merchant, language, path, indexable }: PageWish, now: Date): Promise<RenderedPage> => {
    const site = indexable ? addressOf(merchant) : undefined
    const page = { ...pageDataOf(merchant, language, facts, now, build.id), ...(site && { site }) }
    const rendered = await entry.render({ page, path })
    for (const fault of rendered.faults) onFault(fault, { merchant: merchant.code, path, language })
    // When served from sources, the style sheets are known only after rendering.
    const files = await build.files(facts)
    // The theme comes last, because it overrides the defaults of the style sheets.
    const style = [...Object.values(files.inlined), entry.themeCss(merchant.file.theme, merchant.settings.install.theme)].join('')
    const html = documentOf({
      page,
      rendered,
      files,
      early: build.earlyScript,
      style,
      themeColours: themeColoursOf(merchant.file),
      manifest: merchant.file.pwa?.serverManifest === false ? undefined : manifestOf(merchant, language),
      icon: assetAddress(merchant, merchant.file.icon ?? merchant.file.logo),
      touchIcon: pictureAddress(merchant, TOUCH_ICON),
      splashes: splashScreens.map(screen => ({ ...screen, href: pictureAddress(merchant, splashName(screen)) })),
      appTitle: merchant.file.pwa?.title ?? merchant.file.name,
      listing: site ? listingOf(site, merchant, language, facts.canonical) : undefined,
    })
    const scripts = 'inline' in build.earlyScript ? [build.earlyScript.inline] : []
    const policy = contentPolicy({ styles: [style], scripts, origins: originsOf(merchant), development: build.id === undefined })
    return { ...(await compress(Buffer.from(html))), policy, found: facts.found }
  }

  return async (wish: PageWish): Promise<RenderedPage> => {
    const entry = await build.entry()
    const { merchant, language, network } = wish
    const facts = entry.pageAt(wish.path, pageMerchantOf(merchant))
    // By its own path alone: all addresses of a page, and all paths without one, share what is kept, so that nobody can fill the cache.
    const path = facts.canonical
    const indexable = wish.indexable && facts.found && facts.listed
    const page = { ...wish, path, indexable }
    const now = wish.previewAt ?? clock()
    if (wish.previewAt) return inLane(network, () => make(entry, facts, page, now))
    if (build.id === undefined) return make(entry, facts, page, now)
    ;({ pageCount } = entry)
    return cache.get(JSON.stringify([build.id, merchant.code, contentVersion(merchant, now), language, indexable, path]), () =>
      inLane(network, () => make(entry, facts, page, now)),
    )
  }
}
