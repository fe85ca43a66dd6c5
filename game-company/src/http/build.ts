import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Body } from './body.ts'
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

/** The built pages, read once; undefined where nothing is built. */
export const readBuild = (folder: string) => {
  const manifestFile = join(folder, '.vite/manifest.json')
  if (!existsSync(manifestFile)) return undefined
  const assets = new Map<string, Asset>()
  for (const name of readdirSync(join(folder, 'assets'))) {
    const type = TYPES[name.split('.').at(-1) ?? '']
    const path = join(folder, 'assets', name)
    if (type !== undefined)
      assets.set(name, { type, plain: readFileSync(path), brotli: existsSync(`${path}.br`) ? readFileSync(`${path}.br`) : undefined })
  }
  return { manifest: JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest, assets }
}
