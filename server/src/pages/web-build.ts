import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Manifest, PageFacts, PageLinks, ServerEntry } from '@foyer/contract/rendering'
import type { FastifyInstance } from 'fastify'
import { registerBuildAssets } from '#pages/assets.ts'

/** The web as the pages need it: built, or served from its sources. */
export interface WebBuild {
  /** Part of every cache key; `undefined` where sources may change under the server, so that nothing is kept. */
  readonly id: string | undefined
  /** The renderer; from sources it may be another one at each call. */
  entry(): Promise<ServerEntry>
  links(page: PageFacts): Promise<PageLinks>
  /** Answers the addresses that `links` gives. Before it, nothing can be rendered. */
  serveFiles(app: FastifyInstance): Promise<void>
}

const read = async (file: string): Promise<string> => {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    throw new Error(`The web is not built: ${file} is missing. "npm start" builds it; by hand: npx vite build web --app`, { cause: error })
  }
}

/** Reads what `vite build --app` wrote into `dist`. Throws where a part is missing. */
export const loadWebBuild = async (dist: string): Promise<WebBuild> => {
  const entryFile = join(dist, 'server', 'entry-server.js')
  const [manifestText, entryText] = await Promise.all([read(join(dist, 'client', '.vite', 'manifest.json')), read(entryFile)])
  const manifest = JSON.parse(manifestText) as Manifest
  const { serverEntry } = (await import(pathToFileURL(entryFile).href)) as { readonly serverEntry: ServerEntry }
  return {
    id: createHash('sha256').update(manifestText).update(entryText).digest('hex').slice(0, 16),
    entry: async () => serverEntry,
    links: async page => serverEntry.linksOf(manifest, page),
    serveFiles: app => registerBuildAssets(app, join(dist, 'client', 'assets')),
  }
}
