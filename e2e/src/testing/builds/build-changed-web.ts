import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createBuilder, type Plugin } from 'vite'

const CONFIG = fileURLToPath(new URL('../../../../web/vite.config.ts', import.meta.url))
/** Included in every page, and loaded late by one. */
const CHANGED = /\/(?:entry-client|register-page)\.tsx$/

const change = (mark: string): Plugin => ({
  name: 'another-version',
  transform: (code, id) => (CHANGED.test(id) ? `${code}\nglobalThis.foyerVersion = ${JSON.stringify(mark)}` : undefined),
})

/** Builds the web like `npm start`, with two of its sources changed, into the folder of the first argument. */
const [, , folder = '', mark = ''] = process.argv
const outDir = (name: string) => ({ build: { outDir: join(folder, name), emptyOutDir: false } })
const builder = await createBuilder({
  configFile: CONFIG,
  logLevel: 'warn',
  plugins: [change(mark)],
  environments: { client: outDir('client'), early: outDir('early'), notice: outDir('notice'), worker: outDir('worker'), ssr: outDir('server') },
})
await builder.buildApp()
