import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { ENGINE_TARGET } from '@foyer/contract/engines'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { assetManifest } from './build/asset-manifest.ts'
import { callTable } from './build/call-table.ts'
import { chunkGroups } from './build/chunks.ts'
import { clientRoutes } from './build/client-routes.ts'
import { compressAssets } from './build/compressed-assets.ts'
import { FAULT_ENTRY, faultFile } from './build/fault-file.ts'
import { keepAssets } from './build/kept-assets.ts'
import { CLIENT_ENTRY } from './src/app/routes/page-links.ts'

/**
 * Where scripts and style sheets are written. Their names stand in the first load, where a hash cannot be compressed: with seven characters two
 * versions of one file have the same name by chance in 1 of 4 thousand billion.
 */
const ASSET = 'assets/[name]-[hash:7].js'

/** A second entry, so that the page on which most visits start is cut out whole. */
const HOME = 'src/features/site/home/home-page.tsx'

/** Characters of a style sheet's hash. With four, two sheets that name a class alike have the same hash by chance in 1 of 16 million. */
const CLASS_HASH = 4

/** A class in a style sheet, unique by the sheet's path. Names appear in scripts and styles, so each byte of them counts in the first load. */
const classNameIn = (name: string, file: string): string =>
  `${name}_${createHash('sha256')
    .update(relative(import.meta.dirname, file))
    .digest('base64url')
    .slice(0, CLASS_HASH)}`

/** `vite build --app` builds both halves: what browsers load, and what the server renders with. */
export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  base: '/m/',
  appType: 'custom',
  publicDir: false,
  css: { modules: { generateScopedName: classNameIn } },
  plugins: [react(), callTable(), clientRoutes(), faultFile(), compressAssets(), keepAssets(), assetManifest(CLIENT_ENTRY)],
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        emptyOutDir: false,
        manifest: true,
        // server/src/kernel/pages/notices/outdated-browser.ts turns older ones away.
        target: ENGINE_TARGET,
        // An inlined file would be fetched with every page that may show it.
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: [CLIENT_ENTRY, HOME, FAULT_ENTRY],
          output: {
            codeSplitting: { groups: chunkGroups },
            entryFileNames: ASSET,
            chunkFileNames: ASSET,
            assetFileNames: ASSET.replace('.js', '[extname]'),
          },
        },
      },
    },
    // What listens before the app is there: a classic script in the page itself, which waits for nothing.
    early: {
      consumer: 'client',
      build: {
        outDir: 'dist/early',
        target: ENGINE_TARGET,
        modulePreload: false,
        rolldownOptions: { input: 'src/app/early.ts', output: { format: 'iife', entryFileNames: 'early.js' } },
      },
    },
    // The script of the pages that stand without the app: whole in itself, for it is written into the page (server/src/kernel/pages/notices).
    notice: {
      consumer: 'client',
      build: {
        outDir: 'dist/notice',
        target: ENGINE_TARGET,
        modulePreload: false,
        rolldownOptions: { input: 'src/app/notice-page.ts', output: { codeSplitting: false, entryFileNames: 'notice-page.js' } },
      },
    },
    // One classic script without a hash in its name: a browser knows a worker by its address.
    worker: {
      consumer: 'client',
      build: {
        outDir: 'dist/worker',
        target: ENGINE_TARGET,
        modulePreload: false,
        rolldownOptions: { input: 'src/worker/service-worker.ts', output: { codeSplitting: false, entryFileNames: 'sw.js' } },
      },
    },
    ssr: {
      // Built, it is whole: React's production build whatever NODE_ENV says when it runs.
      ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' }, resolve: { noExternal: true } }),
      build: {
        outDir: 'dist/server',
        target: 'node22',
        // One file, all read at start: a running server must not miss a chunk when the next build replaces it.
        rolldownOptions: { input: 'src/app/entry-server.tsx', output: { codeSplitting: false } },
      },
    },
  },
}))
