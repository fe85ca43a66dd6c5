import type { LanguageCode } from '@foyer/contract/languages'
import type { PageFacts, ServerEntry } from '@foyer/contract/rendering'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import { assetAddress } from '#kernel/merchants/picture-of.ts'
import { pictureAddress, splashName, splashScreens, TOUCH_ICON } from '#kernel/merchants/pictures.ts'
import { contentPolicy } from '#kernel/pages/document/content-policy.ts'
import { listingOf } from '#kernel/pages/document/listing.ts'
import { createRenderLane } from '#kernel/pages/document/render-lane.ts'
import { compressFast, createShrinker } from '#kernel/pages/files/compressed.ts'
import { createPageCache } from '#kernel/pages/page-cache.ts'
import { documentOf, type DocumentParts } from './document.ts'
import { pageDataOf } from './page-data.ts'
import type { RendererOptions, RenderedPage, PageWish } from './page-wish.ts'
import { pagesToKeep } from './pages-to-keep.ts'
import { contentVersion, pageMerchantOf } from './parts/page-content.ts'

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
  const shrink = createShrinker()

  const make = async (
    entry: ServerEntry,
    facts: PageFacts,
    { merchant, language, path, indexable, preview }: PageWish,
    now: Date,
  ): Promise<RenderedPage> => {
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
      ...(preview && { first: preview.script }),
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
    const scripts = [...(preview ? [preview.script] : []), ...('inline' in build.earlyScript ? [build.earlyScript.inline] : [])]
    const policy = contentPolicy({ styles: [style], scripts, origins: originsOf(merchant), development: build.id === undefined })
    return { ...(await compressFast(Buffer.from(html), policy)), wanted: 0, policy, found: facts.found }
  }

  return async (wish: PageWish): Promise<RenderedPage> => {
    const entry = await build.entry()
    const { merchant, language, network } = wish
    const facts = entry.pageAt(wish.path, pageMerchantOf(merchant))
    // By its own path alone: all addresses of a page, and all paths without one, share what is kept, so that nobody can fill the cache.
    const path = facts.canonical
    const indexable = wish.indexable && facts.found && facts.listed
    const page = { ...wish, path, indexable }
    const now = wish.preview?.at ?? clock()
    if (wish.preview) return inLane(network, () => make(entry, facts, page, now))
    if (build.id === undefined) return make(entry, facts, page, now)
    ;({ pageCount } = entry)
    const made = await cache.get(JSON.stringify([build.id, merchant.code, contentVersion(merchant, now), language, indexable, path]), () =>
      inLane(network, () => make(entry, facts, page, now)),
    )
    void shrink(made)
    return made
  }
}
