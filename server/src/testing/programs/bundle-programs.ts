import { createHash, type Hash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const CACHE = join(root, '.cache/programs')

/** The programs that tests start as processes of their own, and what starts each of them. */
const PROGRAMS = [
  'app/foyer.ts',
  'games/conformance/main.ts',
  'messages/testing/send-mail.ts',
  'money/testing/ledger-process.ts',
  'payments/testing/review-process.ts',
  'staff/testing/dying-decision.ts',
  'testing/app-process.ts',
  'testing/job-process.ts',
  'testing/killed-payments/payment-process.ts',
  'testing/programs/run-program.ts',
]
/** What they are made of. */
const INPUTS = [
  'server/src',
  'conformance/src',
  'contract/src',
  'draw-check/src',
  'game-company/src',
  'payment-sandbox/src',
  'texts',
  'package-lock.json',
]
/** What has parts that are no JavaScript, and what only development or the test runner loads. */
const NOT_BUNDLED = ['@electric-sql/pglite', '@node-rs/argon2', 'libpg-query', 'pg-native', 'sharp', 'vite', 'vitest']

const addInput = (hash: Hash, path: string): void => {
  if (statSync(path).isDirectory()) {
    for (const name of readdirSync(path).toSorted()) if (name !== 'node_modules') addInput(hash, join(path, name))
  } else if (/\.(?:ts|json)$/.test(path) && !path.endsWith('.test.ts')) hash.update(`${path}\0`).update(readFileSync(path)).update('\0')
}

/** Each module finds the files beside its source, and by its place whether it is the program that was started. */
const keepAddresses = (): Plugin => ({
  name: 'keep-addresses',
  enforce: 'pre',
  transform(code, id) {
    if (id.startsWith('\0') || id.includes('/node_modules/') || id.endsWith('/run-program.ts')) return null
    return { code: code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)), map: null }
  },
})

/** A program's name in the bundle, by the place of its source below server/src. */
export const nameOf = (source: string): string => source.replaceAll('/', '-').replace(/\.ts$/, '')

const bundle = async (outDir: string): Promise<void> => {
  const { build } = await import('vite')
  await build({
    configFile: false,
    root: join(root, 'server'),
    logLevel: 'warn',
    plugins: [keepAddresses()],
    ssr: { noExternal: true, external: NOT_BUNDLED },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      target: 'node24',
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries(PROGRAMS.map(source => [nameOf(source), `src/${source}`])),
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  })
}

/** Of a bundle that another version of the sources needed, ms. */
const KEPT_FOR = 3_600_000

const removeOld = (current: string): void => {
  for (const name of readdirSync(CACHE)) {
    const path = join(CACHE, name)
    if (name !== basename(current) && Date.now() - statSync(path).mtimeMs > KEPT_FOR) rmSync(path, { recursive: true, force: true })
  }
}

/** Bundles the programs, unless that was done with these sources. Returns the folder of the bundle. */
export const bundlePrograms = async (): Promise<string> => {
  const hash = createHash('sha256')
  for (const input of INPUTS) addInput(hash, join(root, input))
  const folder = join(CACHE, hash.digest('hex').slice(0, 16))
  if (existsSync(folder)) return folder
  mkdirSync(CACHE, { recursive: true })
  // Several test files may bundle at the same time. Each writes a folder of its own, and the first one is kept.
  const part = mkdtempSync(join(CACHE, 'part-'))
  await bundle(part)
  if (existsSync(folder)) rmSync(part, { recursive: true })
  else renameSync(part, folder)
  removeOld(folder)
  return folder
}
