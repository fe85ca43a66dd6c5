import { extname } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type ConsoleFile, read } from './console-file.ts'
import { OpRefusal } from './op-refusal.ts'

/** Nothing but the console's own files runs, is loaded or is called, and no other page frames it. */
export const CONSOLE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ')

/** These are calls of players, and calls that there are not: never a page. */
const IS_NO_PAGE = /^\/(?:ops|wps|m|dev)(?:\/|$)/

/**
 * Answers what is no call: a file of `folder`, or the one page of the console, which knows its addresses itself. `isKept`: files do not change while the
 * server runs. Throws `request.not.found`.
 */
export const consoleFiles = (folder: string, isKept: boolean) => {
  const kept = new Map<string, ConsoleFile>()
  const fileAt = async (path: string): Promise<ConsoleFile | undefined> => {
    const known = kept.get(path)
    if (known) return known
    const file = await read(folder, path)
    if (file && isKept) kept.set(path, file)
    return file
  }

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const path = request.url.replace(/[?#].*$/s, '')
    if ((request.method !== 'GET' && request.method !== 'HEAD') || IS_NO_PAGE.test(path)) throw new OpRefusal('request.not.found')
    const isFile = extname(path) !== ''
    const file = await fileAt(isFile ? path.slice(1) : 'index.html')
    if (!file) throw new OpRefusal('request.not.found')
    const isSmall = file.small !== undefined && /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
    void reply.headers({
      'content-type': file.type,
      'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      vary: 'accept-encoding',
      ...(isSmall && { 'content-encoding': 'br' }),
    })
    return reply.send(isSmall ? file.small : file.body)
  }
}
