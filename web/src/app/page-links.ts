import type { Manifest, PageLinks } from '@foyer/contract/rendering'

/** The entries of the client build, as its manifest names them; `vite.config.ts` builds these. */
export const CLIENT_ENTRY = 'src/app/entry-client.tsx'
export const EARLY_ENTRY = 'src/app/early.ts'

const BASE = '/m/'

/** Every chunk that `key` needs at once: itself last, what it imports before it. */
const closure = (manifest: Manifest, key: string, seen: Set<string>): void => {
  if (seen.has(key)) return
  const chunk = manifest[key]
  if (!chunk) throw new Error(`The client build has no ${key}`)
  for (const imported of chunk.imports ?? []) closure(manifest, imported, seen)
  seen.add(key)
}

/** The files a first load of the page `module` needs, by the client build's manifest. Throws where the build does not hold the page. */
export const pageLinks = (manifest: Manifest, module: string): PageLinks => {
  const keys = new Set<string>()
  closure(manifest, CLIENT_ENTRY, keys)
  closure(manifest, module, keys)
  const chunks = [...keys].flatMap(key => manifest[key] ?? [])
  const script = manifest[CLIENT_ENTRY]?.file
  return {
    early: `${BASE}${manifest[EARLY_ENTRY]?.file}`,
    scripts: [`${BASE}${script}`],
    modulepreload: chunks.flatMap(({ file }) => (file === script ? [] : `${BASE}${file}`)),
    // A style sheet stands after those of what its chunk imports, so that it may override them.
    stylesheets: [...new Set(chunks.flatMap(({ css = [] }) => css.map(file => `${BASE}${file}`)))],
  }
}
