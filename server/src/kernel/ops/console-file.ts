import { readFile } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webmanifest': 'application/manifest+json',
}
/** What compressing makes smaller. */
const IS_TEXT = /^text\/|json|svg/

export interface ConsoleFile {
  readonly type: string
  readonly body: Buffer
  /** The same in Brotli, where that is worth it. */
  readonly small: Buffer | undefined
}

const compress = promisify(brotliCompress)

export const read = async (folder: string, path: string): Promise<ConsoleFile | undefined> => {
  const type = TYPES[extname(path)]
  // What leads out of the folder is no file of it.
  if (type === undefined || normalize(path) !== path || path.includes('\0')) return undefined
  const body = await readFile(join(folder, path)).catch(() => undefined)
  if (!body) return undefined
  const small = IS_TEXT.test(type) ? await compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }) : undefined
  return { type, body, small }
}
