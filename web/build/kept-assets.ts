import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** The files of this many builds are kept, because a page opened before a deploy may load its chunks after it. */
export const KEPT_BUILDS = 4
const RECORD = 'builds.json'

/** File names of one build, sorted. */
type BuildFiles = readonly string[]

/** The list of builds with `current` added: newest first, each once, at most `KEPT_BUILDS`. */
export const recordBuild = (past: readonly BuildFiles[], current: BuildFiles): readonly BuildFiles[] => {
  const files = [...current].sort()
  return [files, ...past.filter(build => build.join() !== files.join())].slice(0, KEPT_BUILDS)
}

/** The files on disk that belong to no kept build; a compressed copy (`x.js.br`) belongs to its file's build. */
export const staleFiles = (onDisk: readonly string[], kept: readonly BuildFiles[]): string[] => {
  const named = new Set(kept.flat())
  return onDisk.filter(file => !named.has(file) && !named.has(file.replace(/\.(?:br|gz)$/, '')))
}

const readRecord = async (file: string): Promise<readonly BuildFiles[]> => {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as readonly BuildFiles[]
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [] // the first build
    throw error
  }
}

/** Keeps the hashed files of the last builds and removes older ones; needs `emptyOutDir: false`. */
export const keepAssets = (): Plugin => ({
  name: 'keep-assets',
  applyToEnvironment: environment => environment.name === 'client',
  async writeBundle({ dir = '' }, bundle) {
    const folder = join(dir, 'assets')
    const current = Object.keys(bundle).flatMap(file => (file.startsWith('assets/') ? [file.slice('assets/'.length)] : []))
    const record = join(dir, RECORD)
    const kept = recordBuild(await readRecord(record), current)
    await Promise.all(staleFiles(await readdir(folder), kept).map(file => rm(join(folder, file))))
    await writeFile(record, JSON.stringify(kept))
  },
})
