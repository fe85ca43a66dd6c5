import { expect, test } from 'vitest'
import { assetManifestOf } from './asset-manifest.ts'

const entry = { fileName: 'assets/entry-client-1.js', facadeModuleId: '/foyer/web/src/app/entry-client.tsx' }
const page = { fileName: 'assets/home-1.js', facadeModuleId: '/foyer/web/src/features/site/home/home-page.tsx' }
const style = { fileName: 'assets/home-1.css' }
const manifest = (...files: Parameters<typeof assetManifestOf>[2]) => assetManifestOf('/m/', 'src/app/entry-client.tsx', files)

test('names the script that every page of the build runs', () => {
  expect(manifest(page, entry, style).entrypoints).toEqual(['/m/assets/entry-client-1.js'])
})

test('is the same for the same files in any order, and differs when one of them changes', () => {
  const { version } = manifest(entry, page, style)
  expect(manifest(style, entry, page).version).toBe(version)
  expect(manifest(entry, page, { fileName: 'assets/home-2.css' }).version).not.toBe(version)
})
