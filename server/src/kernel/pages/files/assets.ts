import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { createPageCache } from '#kernel/pages/page-cache.ts'
import { pickEncoding } from './compressed.ts'
import { IMMUTABLE } from './send-compressed.ts'

export const KEPT_ASSETS = 500

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
}

const suffixes = { br: '.br', gzip: '.gz', identity: '' } as const

/** The build's hashed files under `/m/assets/`, compressed when built; a missing one is 404, never a page (vite#11804). */
export const registerBuildAssets = async (app: FastifyInstance, folder: string): Promise<void> => {
  // Only files in this list are ever opened, so that no name can lead to another folder.
  const names = new Set(await readdir(folder))
  const cache = createPageCache<Buffer>(KEPT_ASSETS)

  app.get<{ Params: { '*': string } }>('/m/assets/*', async (request, reply) => {
    const name = request.params['*']
    const type = types[extname(name)]
    if (!type || !names.has(name)) return reply.callNotFound()
    const encoding = pickEncoding(request.headers['accept-encoding'], candidate => names.has(name + suffixes[candidate]))
    reply.headers({ 'content-type': type, 'cache-control': IMMUTABLE, vary: 'Accept-Encoding' })
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    const file = name + suffixes[encoding]
    return reply.send(await cache.get(file, () => readFile(join(folder, file))))
  })
}
