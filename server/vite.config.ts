import { basename, relative } from 'node:path'
import { defineConfig, type Plugin } from 'vite'

const OUT = 'dist'

/** Programs of their own threads, by the names of their files here. */
const THREADS = { 'drawing-thread': 'src/captcha/drawing/drawing-thread.ts' }

/**
 * Files beside a source file (migrations, functions, pages of the mini-game) stay where they are, so that their addresses are made from the place of the
 * source and not from that of the bundle. The program of a thread is built too, and stands beside the bundle.
 */
const keepAddresses = (): Plugin => ({
  name: 'keep-addresses',
  enforce: 'pre',
  transform(code, id) {
    if (id.startsWith('\0') || id.includes('/node_modules/') || !code.includes('import.meta.url')) return null
    const source = relative(`${import.meta.dirname}/${OUT}`, id).replaceAll('\\', '/')
    const address = `new URL(${JSON.stringify(source)}, import.meta.url).href`
    const kept = code.replaceAll('import.meta.url', address)
    const withThreads = Object.entries(THREADS).reduce(
      (text, [name, file]) => text.replaceAll(`new URL('${basename(file)}', ${address})`, `new URL('${name}.js', import.meta.url)`),
      kept,
    )
    return { code: withThreads, map: null }
  },
})

/**
 * `vite build server`: the server as one file, for everything but development, and the operators' commands. Reading it takes a fifth of the time of reading
 * 2,200 modules one by one, and the process needs a third less memory (docs/decisions/0020-a-bundle-of-the-server.md).
 */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [keepAddresses()],
  // What has parts that are no JavaScript, and what only development loads.
  ssr: { noExternal: true, external: ['@electric-sql/pglite', '@node-rs/argon2', 'sharp', 'vite', 'pg-native'] },
  build: {
    ssr: true,
    outDir: OUT,
    target: 'node24',
    minify: false,
    rolldownOptions: {
      input: { main: 'src/app/main.ts', foyer: 'src/app/foyer.ts', ...THREADS },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})
