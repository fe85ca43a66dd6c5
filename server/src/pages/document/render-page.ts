import type { LanguageCode } from '@foyer/contract/languages'
import type { PageFacts, ServerEntry } from '@foyer/contract/rendering'
import type { Merchant } from '#merchants/merchant.ts'
import { pictureAddress, splashName, splashScreens, TOUCH_ICON } from '#merchants/pictures.ts'
import type { WebBuild } from '#pages/build/web-build.ts'
import { compress, type Compressed } from '#pages/files/compressed.ts'
import { createPageCache } from '#pages/page-cache.ts'
import { pageMerchantOf } from '#pages/parts/page-content.ts'
import { listingOf } from '#pages/search/listing.ts'
import { contentPolicy, type Origins } from './content-policy.ts'
import { documentOf, type DocumentParts } from './document.ts'
import { pageDataOf } from './page-data.ts'
import { assetAddress } from './picture-of.ts'

/** About 60 KB each; one for each merchant, language and page that is requested. */
const KEPT_PAGES = 1000

export interface PageWish {
  readonly merchant: Merchant
  readonly language: LanguageCode
  readonly path: string
  /** Whether search engines may list the page at the requested host. */
  readonly indexable: boolean
}

export interface RenderedPage extends Compressed {
  readonly policy: string
  readonly found: boolean
}

export interface RendererOptions {
  readonly build: WebBuild
  /** Origins that the merchant's providers, images and lines need. */
  readonly originsOf: (merchant: Merchant) => Origins
  /** The merchant's address for search engines, e.g. `https://www.brand.com`. */
  readonly addressOf: (merchant: Merchant) => string
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

/** Renders pages, once per merchant, language, build, content and path, and keeps them compressed. Nothing in them depends on the visitor. */
export const createRenderer = ({ build, originsOf, addressOf }: RendererOptions) => {
  const cache = createPageCache<RenderedPage>(KEPT_PAGES)

  const make = async (entry: ServerEntry, facts: PageFacts, { merchant, language, path, indexable }: PageWish): Promise<RenderedPage> => {
    const page = pageDataOf(merchant, language, facts, build.id)
    const rendered = await entry.render({ page, path })
    // When served from sources, the style sheets are known only after rendering.
    const files = await build.files(facts)
    // The theme comes last, because it overrides the defaults of the style sheets.
    const style = [...Object.values(files.inlined), entry.themeCss(merchant.file.theme)].join('')
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
      listing: indexable && facts.found && facts.listed ? listingOf(addressOf(merchant), merchant, language, facts.canonical) : undefined,
    })
    const scripts = 'inline' in build.earlyScript ? [build.earlyScript.inline] : []
    const policy = contentPolicy({ styles: [style], scripts, origins: originsOf(merchant), development: build.id === undefined })
    return { ...(await compress(Buffer.from(html))), policy, found: facts.found }
  }

  return async (wish: PageWish): Promise<RenderedPage> => {
    const entry = await build.entry()
    const facts = entry.pageAt(wish.path, pageMerchantOf(wish.merchant))
    // All unknown paths share one page, or an attacker could fill the cache.
    const known = facts.found ? wish : { ...wish, path: facts.canonical, indexable: false }
    if (build.id === undefined) return make(entry, facts, known)
    const { merchant, language, path, indexable } = known
    return cache.get(JSON.stringify([build.id, merchant.code, merchant.contentHash, language, indexable, path]), () => make(entry, facts, known))
  }
}
