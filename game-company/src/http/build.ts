import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { written, type Body } from './body.ts'
import type { Manifest } from './page-html.ts'

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
  webp: 'image/webp',
}

interface Asset extends Body {
  readonly type: string
}

/** The built pages; undefined where nothing is built. Each file is read, and compressed, when it is first wanted. */
export const readBuild = (folder: string) => {
  const manifestFile = join(folder, '.vite/manifest.json')
  if (!existsSync(manifestFile)) return undefined
  const names = new Set(readdirSync(join(folder, 'assets')))
  const known = new Map<string, Asset>()
  const assetOf = (name: string): Asset | undefined => {
    const type = TYPES[name.split('.').at(-1) ?? '']
    if (type === undefined || !names.has(name)) return undefined
    const asset = known.get(name) ?? { type, ...written(readFileSync(join(folder, 'assets', name))) }
    known.set(name, asset)
    return asset
  }
  return { manifest: JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest, assetOf }
}
