import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** So many builds' files stay: a page opened before a deploy may still fetch its chunks after it. */
export const KEPT_BUILDS = 4
const RECORD = 'builds.json'

/** File names of one build, sorted. */
type BuildFiles = readonly string[]

/** The record of builds after `current`: newest first, each once, no more than are kept. */
export const recordBuild = (past: readonly BuildFiles[], current: BuildFiles): readonly BuildFiles[] => {
  const files = [...current].sort()
  return [files, ...past.filter(build => build.join() !== files.join())].slice(0, KEPT_BUILDS)
}

/** The files on disk that no kept build names; a compressed copy (`x.js.br`) goes with its file. */
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

/** Leaves the last builds' hashed files in place and removes older ones; needs `emptyOutDir: false`. */
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
