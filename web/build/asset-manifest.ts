import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const FILE = 'asset-manifest.json'

interface BuiltFile {
  readonly fileName: string
  /** The chunk's entry source file; absent for files that are not chunks. */
  readonly facadeModuleId?: string | null
}

/**
 * A page compares this to detect a newer build (spec 2 §4, Update detection). It is the same for the same files, and small, because it is
 * fetched often. `entrypoints`: the script that a page of this build runs.
 */
export const assetManifestOf = (base: string, entry: string, files: readonly BuiltFile[]) => {
  const names = files.map(({ fileName }) => fileName).sort()
  return {
    version: createHash('sha256').update(names.join()).digest('hex').slice(0, 16),
    entrypoints: files.filter(({ facadeModuleId }) => facadeModuleId?.endsWith(entry)).map(({ fileName }) => base + fileName),
  }
}

/** Writes `asset-manifest.json` beside the client build's files. `entry`: source file of the script that every page runs. */
export const assetManifest = (entry: string): Plugin => {
  let base = '/'
  return {
    name: 'asset-manifest',
    applyToEnvironment: environment => environment.name === 'client',
    configResolved(config) {
      ;({ base } = config)
    },
    async writeBundle({ dir = '' }, bundle) {
      const assets = Object.values(bundle).filter(({ fileName }) => fileName.startsWith('assets/'))
      const manifest = assetManifestOf(
        base,
        entry,
        assets.map(({ fileName, ...file }) => ({ fileName, ...('facadeModuleId' in file && { facadeModuleId: file.facadeModuleId }) })),
      )
      await writeFile(join(dir, FILE), JSON.stringify(manifest))
    },
  }
}
