import { readdirSync } from 'node:fs'

/** The names of the console's catalogues: its files in a fixed order. `folder`: those of one language. */
export const consoleCatalogues = (folder: URL): readonly string[] =>
  readdirSync(folder)
    .filter(file => file.endsWith('.json'))
    .map(file => file.slice(0, -'.json'.length))
    .toSorted()
