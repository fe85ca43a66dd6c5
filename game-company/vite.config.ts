import { defineConfig } from 'vite'
import { ENGINE_TARGET } from '../contract/src/engines.ts'

/** The pages of the games: one script that every page begins with, and a chunk for each game, which the server names in the page. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  build: {
    outDir: 'dist',
    manifest: true,
    target: ENGINE_TARGET,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: 'src/web/main.tsx' },
  },
})
