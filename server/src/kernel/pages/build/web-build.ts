import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Manifest, PageFacts, PageLinks, ServerEntry } from '@foyer/contract/rendering'
import type { FastifyInstance } from 'fastify'
import { registerBuildAssets } from '#kernel/pages/files/assets.ts'

/** The files that a page's HTML links, and those it contains. */
export interface PageFiles extends PageLinks {
  /** Address → content of the style sheets that are part of the HTML, so that the first paint waits for no second request. */
  readonly inlined: Readonly<Record<string, string>>
}

/** A script that needs no other file: inside the page, or by its address when served from sources. */
export type PageScript = { readonly inline: string } | { readonly src: string }

/** The web as the pages need it: built, or served from its sources. */
export interface WebBuild {
  /** Part of every cache key; `undefined` if sources may change while the server runs, so that nothing is cached. */
  readonly id: string | undefined
  /** The renderer; from sources it may be a new one at each call. */
  entry(): Promise<ServerEntry>
  files(page: PageFacts): Promise<PageFiles>
  /** Runs before the app has loaded (`web/src/app/early.ts`). */
  readonly earlyScript: PageScript
  /** The script of the pages that do not need the app. */
  readonly noticeScript: PageScript
  /** `asset-manifest.json` of the build, as text. */
  readonly updateManifest: string
  /** The service worker, as text. */
  readonly workerScript: string
  /** Serves the addresses that `files` gives. Call it before anything is rendered. */
  serveFiles(app: FastifyInstance): Promise<void>
}

const read = async (file: string): Promise<string> => {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    throw new Error(`The web is not built: ${file} is missing. "npm start" builds it; by hand: npx vite build web --app`, { cause: error })
  }
}

/** Every style sheet of the build, by address. */
const readStyles = async (client: string, manifest: Manifest): Promise<Readonly<Record<string, string>>> => {
  const files = [...new Set(Object.values(manifest).flatMap(({ css = [] }) => css))]
  return Object.fromEntries(await Promise.all(files.map(async file => [`/m/${file}`, (await read(join(client, file))).trim()] as const)))
}

/** No text in the script may end the script element. */
const inPage = (script: string): PageScript => ({ inline: script.trim().replaceAll('</', '<\\/') })

/** Reads what `vite build --app` wrote into `dist`. Throws if a part is missing. */
export const loadWebBuild = async (dist: string): Promise<WebBuild> => {
  const client = join(dist, 'client')
  const entryFile = join(dist, 'server', 'entry-server.js')
  const [manifestText, entryText, earlyScript, noticeScript, updateManifest, workerScript] = await Promise.all([
    read(join(client, '.vite', 'manifest.json')),
    read(entryFile),
    read(join(dist, 'early', 'early.js')),
    read(join(dist, 'notice', 'notice-page.js')),
    read(join(client, 'asset-manifest.json')),
    read(join(dist, 'worker', 'sw.js')),
  ])
  const manifest = JSON.parse(manifestText) as Manifest
  const { serverEntry } = (await import(pathToFileURL(entryFile).href)) as { readonly serverEntry: ServerEntry }
  const styles = await readStyles(client, manifest)
  return {
    id: createHash('sha256').update(manifestText).update(entryText).update(earlyScript).digest('hex').slice(0, 16),
    entry: async () => serverEntry,
    async files(page) {
      const links = serverEntry.linksOf(manifest, page)
      return { ...links, stylesheets: [], inlined: Object.fromEntries(links.stylesheets.map(address => [address, styles[address] ?? ''])) }
    },
    earlyScript: inPage(earlyScript),
    noticeScript: inPage(noticeScript),
    updateManifest,
    workerScript,
    serveFiles: app => registerBuildAssets(app, join(client, 'assets')),
  }
}
