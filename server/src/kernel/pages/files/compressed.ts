import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export const encodings = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof encodings)[number]

/** A body in each encoding in which it may be sent, made once. */
export interface Compressed {
  /** A weak tag, so that one fits all encodings. */
  readonly etag: string
  readonly bodies: Readonly<Partial<Record<Encoding, Buffer>> & { identity: Buffer }>
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** `beside`: what else the browser keeps with the body. */
const etagOf = (body: Buffer, beside = ''): string => `W/"${createHash('sha256').update(body).update(beside).digest('base64url').slice(0, 27)}"`

/** For files that are compressed already, such as photographs. */
export const asItIs = (body: Buffer): Compressed => ({ etag: etagOf(body), bodies: { identity: body } })

const compressWith = async (body: Buffer, quality: number, level: number, beside?: string): Promise<Compressed> => {
  const [br, gz] = await Promise.all([
    brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
    zip(body, { level }),
  ])
  return { etag: etagOf(body, beside), bodies: { br, gzip: gz, identity: body } }
}

/** The smallest result: for content that is made once and sent often. */
export const compress = (body: Buffer): Promise<Compressed> => compressWith(body, 11, 9)

/** Almost as small in a fraction of the time: for content that strangers can request in any number, or for whom somebody waits. */
export const compressFast = (body: Buffer, beside?: string): Promise<Compressed> => compressWith(body, 5, 6, beside)

/** Compressed, and perhaps better later. The tag stays, because the content does. */
export interface Shrinking extends Compressed {
  bodies: Compressed['bodies']
  /** How often it was wanted. */
  wanted: number
}

/** The smallest result takes some 40 ms for a page, so it is made for those that are wanted at least so often: most addresses in most languages are not. */
const OFTEN = 3

/**
 * To be called each time that something is wanted that was compressed fast: where that is often, it is made as small as can be, one after the other. Nobody
 * waits for it, and until then the larger bodies are sent.
 */
export const createShrinker = (): ((kept: Shrinking) => Promise<void>) => {
  let last = Promise.resolve()
  const shrink = async (kept: Shrinking) => {
    kept.bodies = (await compress(kept.bodies.identity)).bodies
  }
  return kept => {
    kept.wanted += 1
    // What cannot be made smaller stays as it is.
    if (kept.wanted === OFTEN) last = last.then(() => shrink(kept)).catch(() => undefined)
    return last
  }
}

/** The smallest available encoding that an Accept-Encoding header allows. */
export const pickEncoding = (header: string | undefined, has: (encoding: Encoding) => boolean): Encoding => {
  const refused = /;\s*q=0(?:\.0*)?\s*$/
  const allowed = new Set((header ?? '').split(',').flatMap(part => (refused.test(part) ? [] : [part.split(';')[0]?.trim().toLowerCase()])))
  return encodings.find(encoding => allowed.has(encoding) && has(encoding)) ?? 'identity'
}

/** Whether the browser already has the content with this tag. */
export const isHeld = (ifNoneMatch: string | undefined, etag: string): boolean => {
  if (ifNoneMatch === undefined) return false
  const held = ifNoneMatch.split(',').map(tag => tag.trim().replace(/^W\//, ''))
  return held.includes('*') || held.includes(etag.replace(/^W\//, ''))
}
