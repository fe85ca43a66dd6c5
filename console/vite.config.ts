import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { opTable } from './build/op-table.ts'

/** The staff's browsers are kept up to date, so nothing is rewritten for old ones. `light-dark()` and `:has()` are in all of these. */
const STAFF_BROWSERS = ['chrome123', 'edge123', 'firefox128', 'safari17.5']

/** The console: one page, served by a server of its own (`server/src/staff/`), so that its files stand at the root. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), opTable()],
  build: {
    outDir: 'dist',
    target: STAFF_BROWSERS,
    // The content policy allows no data: addresses but for pictures.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
})
