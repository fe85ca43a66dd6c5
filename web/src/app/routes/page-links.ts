import type { Manifest, ManifestChunk, PageLinks } from '@foyer/contract/rendering'
import { bringsTabs, type Route } from './route.ts'

/** The entry of the client build, by its name in the manifest. */
export const CLIENT_ENTRY = 'src/app/entry-client.tsx'

/** The file that loads pages behind sign-in. */
const MEMBER_PAGES = 'src/app/routes/member-pages.ts'

/** The tabs around a page. */
const TABS = 'src/blocks/site/tabs/main-tabs.tsx'

const BASE = '/m/'

const chunkAt = (manifest: Manifest, key: string): ManifestChunk => {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`The client build has no ${key}`)
  return chunk
}

/** Every chunk that the entries load at once, each after its imports (chunks may import each other). */
const chunksOf = (manifest: Manifest, entries: readonly string[]): ManifestChunk[] => {
  const visited = new Set<string>()
  const visit = (key: string): ManifestChunk[] => {
    if (visited.has(key)) return []
    visited.add(key)
    const chunk = chunkAt(manifest, key)
    return [...(chunk.imports ?? []).flatMap(visit), chunk]
  }
  return entries.flatMap(visit)
}

/** The files that a first load of the page needs, by the client build's manifest. Throws if the build does not have the page. */
export const pageLinks = (manifest: Manifest, route: Pick<Route, 'module' | 'load' | 'frame'>): PageLinks => {
  const { module, load } = route
  const chunks = chunksOf(manifest, [CLIENT_ENTRY, ...(bringsTabs(route) ? [TABS] : []), ...(load ? [] : [MEMBER_PAGES]), module])
  const script = chunkAt(manifest, CLIENT_ENTRY)
  return {
    scripts: [BASE + script.file],
    modulepreload: chunks.filter(chunk => chunk !== script).map(({ file }) => BASE + file),
    // A style sheet comes after those of its chunk's imports, so that it can override them.
    stylesheets: [...new Set(chunks.flatMap(({ css = [] }) => css.map(file => BASE + file)))],
  }
}
