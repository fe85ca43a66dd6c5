import { languages } from '@foyer/contract/languages'
import type { PageData } from '@foyer/contract/page'
import { PAGE_DATA_ID, ROOT_ID, type RenderedMarkup } from '@foyer/contract/rendering'
import { escapeHtml, escapeJson } from '#kernel/html.ts'
import type { PageFiles, PageScript } from '#kernel/pages/build/web-build.ts'
import type { Listing } from '#kernel/pages/document/listing.ts'
import { tag, meta, link } from './tags.ts'

export interface DocumentParts {
  readonly page: PageData
  readonly rendered: RenderedMarkup
  readonly files: PageFiles
  /** A script that runs before all others; only a page that shows a draft has one. */
  readonly first?: string
  readonly early: PageScript
  /** The content of the page's only style block: the style sheets and the merchant's theme. */
  readonly style: string
  readonly themeColours: readonly { readonly colour: string; readonly media?: string }[]
  /** Absent if the merchant offers no installation. */
  readonly manifest: string | undefined
  /** The icon of the browser tab. */
  readonly icon: string
  /** For the home screen of iOS: a PNG, the name below it, and the picture shown while the app starts. */
  readonly touchIcon: string
  readonly appTitle: string
  readonly splashes: readonly { readonly width: number; readonly height: number; readonly ratio: number; readonly href: string }[]
  /** Absent on pages that search engines may not list. */
  readonly listing: Listing | undefined
}

/** The Open Graph protocol: what is shown where the address is shared (https://ogp.me). */
const property = (name: string, content: string): string => (content ? tag('meta', { property: `og:${name}`, content }) : '')

const shareTags = ({ picture, canonical, organisation }: Listing, { search, language }: PageData): string[] => [
  property('type', 'website'),
  property('site_name', organisation['name'] ?? ''),
  property('title', search.title),
  property('description', search.description),
  property('url', canonical),
  property('image', picture),
  property('locale', languages[language].html.replace('-', '_')),
]

const titleTags = ({ title, description, keywords }: PageData['search']): string[] => [
  `<title>${escapeHtml(title)}</title>`,
  meta('description', description),
  meta('keywords', keywords),
]

const searchTags = ({ listing, page }: DocumentParts): string[] => [
  ...titleTags(page.search),
  ...(listing
    ? [
        ...shareTags(listing, page),
        link('canonical', listing.canonical),
        ...listing.alternates.map(({ language, href }) => link('alternate', href, { hreflang: languages[language].html })),
        // Browsers do not execute data, so the policy need not allow it.
        `<script type="application/ld+json">${escapeJson(listing.organisation)}</script>`,
      ]
    : [meta('robots', 'noindex')]),
]

/** iOS uses the picture for exactly this screen, and none if the numbers differ. */
const splashLinks = (splashes: DocumentParts['splashes']): string[] =>
  splashes.map(({ width, height, ratio, href }) =>
    link('apple-touch-startup-image', href, {
      media: `(device-width:${width}px) and (device-height:${height}px) and (-webkit-device-pixel-ratio:${ratio}) and (orientation:portrait)`,
    }),
  )

/** The whole HTML of a page. Styles and scripts come first, so that the browser finds them early; nothing in it depends on the visitor. */
export const documentOf = (parts: DocumentParts): string => {
  const { page, rendered, files, first, early, style, themeColours, manifest, icon, touchIcon, appTitle, splashes } = parts
  const { html: lang, dir } = languages[page.language]
  const head = [
    '<meta charset="utf-8">',
    meta('viewport', 'width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content'),
    first === undefined ? '' : `<script>${first}</script>`,
    // Before anything that must be fetched, because it notices failed loads.
    'src' in early ? `${tag('script', { type: 'module', async: true, src: early.src })}</script>` : `<script>${early.inline}</script>`,
    ...files.stylesheets.map(href => link('stylesheet', href)),
    `<style>${style}</style>`,
    // Never fetched: shows the loader of later chunks (Vite's preload helper) that the page has these styles already.
    ...Object.keys(files.inlined).map(href => tag('link', { disabled: true, rel: 'stylesheet', href })),
    rendered.preloads,
    ...files.scripts.map(src => `${tag('script', { type: 'module', src })}</script>`),
    ...files.modulepreload.map(href => link('modulepreload', href)),
    ...searchTags(parts),
    ...themeColours.map(({ colour, media }) => meta('theme-color', colour, media)),
    meta('format-detection', 'telephone=no'),
    manifest ? link('manifest', manifest) : '',
    link('icon', icon),
    link('apple-touch-icon', touchIcon),
    meta('apple-mobile-web-app-title', appTitle),
    ...splashLinks(splashes),
  ]
  const data = `<script type="application/json" id="${PAGE_DATA_ID}">${escapeJson(page)}</script>`
  return `<!doctype html>\n<html lang="${lang}" dir="${dir}">\n<head>\n${head.filter(Boolean).join('\n')}\n</head>\n<body>\n<div id="${ROOT_ID}">${rendered.markup}</div>\n${data}\n</body>\n</html>\n`
}
