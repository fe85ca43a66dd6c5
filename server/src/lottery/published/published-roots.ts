import { drawPath } from '@foyer/contract/lottery/draw-path'
import type { RootStatement } from '@foyer/draw-check/root-statement'
import type { Deps } from '#kernel/deps.ts'
import { escapeHtml } from '#kernel/html.ts'
import { compressFast, type Compressed } from '#kernel/pages/files/compressed.ts'

/** So many of a merchant's latest draws are in file and feed. */
const LATEST = 500
/** File and feed are made this seldom for a merchant, however many ask. Numbers follow sales by longer than that. */
const KEPT_MS = 5_000

/** The two forms of the same: a signed statement in each line, for copies; and a feed. */
export interface PublishedRoots {
  readonly file: Compressed
  readonly feed: Compressed
}

const bodyOf = (statement: string): RootStatement => (JSON.parse(statement) as { readonly body: RootStatement }).body

const entryOf = (statement: string): string => {
  const { draw, at, tickets } = bodyOf(statement)
  const title = `${draw}: ${tickets.count} tickets, hash ${tickets.root}`
  return `<entry><id>urn:sha256:${tickets.root}:${escapeHtml(draw)}</id><title>${escapeHtml(title)}</title><updated>${at}</updated><link href="${escapeHtml(drawPath(draw))}"/><content type="text">${escapeHtml(statement)}</content></entry>`
}

const feedOf = (merchant: string, statements: readonly string[]): string => {
  const newest = statements.map(statement => bodyOf(statement).at).reduce((one, other) => (one > other ? one : other), '1970-01-01T00:00:00.000Z')
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom"><id>urn:foyer:${escapeHtml(merchant)}:lottery-roots</id><title>${escapeHtml(merchant)}: hashes over all tickets</title><author><name>${escapeHtml(merchant)}</name></author><updated>${newest}</updated><link rel="self" href="/lottery/roots.atom"/>
${statements.toReversed().map(entryOf).join('\n')}
</feed>
`
}

/** The hashes over all tickets that were published last, the oldest first: made once for all who ask within five seconds. */
export const publishedRoots = ({ stores, clock }: Pick<Deps, 'stores' | 'clock'>) => {
  const kept = new Map<string, { readonly at: number; readonly roots: Promise<PublishedRoots> }>()

  const make = async (merchant: string): Promise<PublishedRoots> => {
    const statements = (await stores.draws.rootStatements(merchant, LATEST)).toReversed()
    const [file, feed] = await Promise.all([
      compressFast(Buffer.from(statements.map(statement => `${statement}\n`).join(''))),
      compressFast(Buffer.from(feedOf(merchant, statements))),
    ])
    return { file, feed }
  }

  return (merchant: string): Promise<PublishedRoots> => {
    const now = clock().getTime()
    const known = kept.get(merchant)
    if (known && now - known.at < KEPT_MS) return known.roots
    const roots = make(merchant)
    kept.set(merchant, { at: now, roots })
    // What could not be read is tried again by the next one who asks.
    roots.catch(() => kept.delete(merchant))
    return roots
  }
}
