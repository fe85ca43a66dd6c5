import { execFile } from 'node:child_process'
import { cpSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const DIST = fileURLToPath(new URL('../../../../web/dist', import.meta.url))
const BUILD = fileURLToPath(new URL('./build-changed-web.ts', import.meta.url))

export interface TwoBuilds {
  /** The current build, as made by `npm start`. */
  readonly first: string
  /** A build of changed sources over it, like a deploy: the files of the first are still there. */
  readonly second: string
  /** The second without any file of the first, like a deploy to an empty disk. */
  readonly alone: string
  /** The value of `foyerVersion` in a page of the second. */
  readonly mark: string
  remove(): Promise<void>
}

/** Builds the web a second time from changed sources. */
export const makeTwoBuilds = async (): Promise<TwoBuilds> => {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-builds-'))
  const [first, second, alone] = ['first', 'second', 'alone'].map(name => join(folder, name)) as [string, string, string]
  const mark = 'second'
  cpSync(DIST, first, { recursive: true })
  cpSync(DIST, second, { recursive: true })
  // In the same environment, but for the tests' NODE_ENV.
  await promisify(execFile)(process.execPath, [BUILD, second, mark], { env: { ...process.env, NODE_ENV: 'production' } })
  cpSync(second, alone, { recursive: true })
  const assets = join(alone, 'client', 'assets')
  const [files = []] = JSON.parse(await readFile(join(alone, 'client', 'builds.json'), 'utf8')) as readonly (readonly string[])[]
  const own = new Set(files)
  const old = (await readdir(assets)).filter(file => !own.has(file.replace(/\.(?:br|gz)$/, '')))
  await Promise.all(old.map(file => rm(join(assets, file))))
  return { first, second, alone, mark, remove: () => rm(folder, { recursive: true, force: true }) }
}
