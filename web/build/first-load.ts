import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { LanguageCode } from '@foyer/contract/languages'
import type { Manifest } from '@foyer/contract/rendering'
import { availableLanguages } from '@foyer/texts/available.gen'
import { catalogueOf } from '@foyer/texts/load'
import { isOpenToVisitors } from '#app/routes/access.ts'
import { pageLinks } from '#app/routes/page-links.ts'
import type { Route } from '#app/routes/route.ts'
import { notFound, routes } from '#app/routes/routes.ts'

/** Sizes in bytes as sent: each file compressed by brotli 11. */
export interface FirstLoad {
  readonly js: number
  readonly css: number
  /** Language → size of the first screen's texts, compressed together. */
  readonly texts: Readonly<Partial<Record<LanguageCode, number>>>
}

/** What the first load of a public page may weigh, bytes (decision 14). 1 KB counts as 1000 bytes, the stricter reading. */
export const FIRST_LOAD_BUDGET = { css: 12_000, texts: 8_000 } as const

/** The same for the scripts, by the path of the page's route: what each weighs, and a little room. What makes a page lighter lowers its number. */
export const SCRIPT_BUDGETS: Readonly<Record<string, number>> = {
  '/m/home': 84_500,
  '/m/games': 79_500,
  '/m/activity': 78_500,
  '/m/login': 86_500,
  '/m/register': 87_000,
  '/m/forgotPassword': 86_500,
  '/m/messages': 79_000,
  '/m/inviteFriends': 78_500,
  '/m/lottery': 79_000,
  '/m/lottery/draw': 79_000,
  '/m/privacy': 78_500,
  '/m/terms': 78_500,
  '/m/privacyPolicy': 78_500,
  '/m/licence': 78_500,
  '/m/company': 78_500,
  '/m/playSafely': 83_000,
  '/m/launchGame': 77_500,
  '/m/support': 85_500,
  '/m/not-found': 78_000,
}

/** Every page that a visitor may open. The others are shown once the session is known. */
export const publicRoutes: readonly Route[] = [...routes, notFound].filter(({ access }) => isOpenToVisitors(access))

const brotli = promisify(brotliCompress)

/**
 * Names of built files with a mark of the name in place of the mark of the content: this one changes with every change of any file behind it, and a page
 * would weigh up to a hundred bytes more or less by chance.
 */
const withSteadyNames = (text: string): string =>
  text.replaceAll(/\b([\w.-]+?)-[\w-]{8}\.(js|css)\b/g, (_name, stem: string, kind: string) => {
    const mark = createHash('sha256').update(`${stem}.${kind}`).digest('base64url').slice(0, 8)
    return `${stem}-${mark}.${kind}`
  })

const compressedSize = async (text: string): Promise<number> => (await brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })).length

const known = new Map<string, Promise<number>>()
/** Pages share most of their files and texts, so each is compressed once. */
const sizeOf = (text: string): Promise<number> => {
  const steady = withSteadyNames(text)
  const size = known.get(steady) ?? compressedSize(steady)
  known.set(steady, size)
  return size
}

const total = (sizes: readonly number[]): number => sizes.reduce((sum, size) => sum + size, 0)

/** What the HTML of a page makes a browser load before the page is interactive, from what `vite build --app` wrote into `dist`. */
export const firstLoadOf = async (dist: string, route: Route): Promise<FirstLoad> => {
  const client = join(dist, 'client')
  const manifest = JSON.parse(await readFile(join(client, '.vite', 'manifest.json'), 'utf8')) as Manifest
  const links = pageLinks(manifest, route)
  const sizesOf = (addresses: readonly string[]) =>
    Promise.all(addresses.map(async address => sizeOf(await readFile(join(client, address.replace('/m/', '')), 'utf8'))))
  const early = await sizeOf(await readFile(join(dist, 'early', 'early.js'), 'utf8'))
  const textsOf = (language: LanguageCode) => sizeOf(JSON.stringify(['shell' as const, ...route.catalogues].map(name => catalogueOf(language, name))))
  const texts = await Promise.all(availableLanguages.map(async language => [language, await textsOf(language)] as const))
  return {
    js: early + total(await sizesOf([...links.scripts, ...links.modulepreload])),
    css: total(await sizesOf(links.stylesheets)),
    texts: Object.fromEntries(texts),
  }
}
