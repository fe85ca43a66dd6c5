// No schema in this file: the web cleans by the same rules.

/** What content may be written with (docs/announcements.md). Everything else is removed, on the server and in the web. */
export const CONTENT_TAGS = [
  ...['p', 'br', 'hr', 'div', 'span', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'a', 'img'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup', 'bdi', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
] as const

/** Where a link leads, if not to its `href`: the fields of a linkage (contract, linkage), which a browser reads as `dataset`. */
const LINKAGE_ATTRIBUTES = ['data-linkage-type', 'data-vendor', 'data-linkage', 'data-node-id', 'data-room-id', 'data-game-type'] as const

const ATTRIBUTES: ReadonlyMap<string, readonly string[]> = new Map([
  ['a', ['href', ...LINKAGE_ATTRIBUTES]],
  ['img', ['src', 'alt']],
  ['th', ['colspan', 'rowspan']],
  ['td', ['colspan', 'rowspan']],
])
/** `style` is taken too, but becomes classes, because the content policy of our pages forbids it. */
const EVERYWHERE = ['class', 'dir', 'lang'] as const

export const CONTENT_ATTRIBUTES: readonly string[] = [...new Set([...EVERYWHERE, ...[...ATTRIBUTES.values()].flat()])]

export const isContentAttribute = (tag: string, name: string): boolean =>
  (EVERYWHERE as readonly string[]).includes(name) || (ATTRIBUTES.get(tag) ?? []).includes(name)

const CODE = /^[A-Za-z0-9_-]{1,64}$/

/** The attribute's value as it is kept; undefined if it is refused. Links, classes and pictures have rules of their own. */
export const contentValue = (name: string, value: string): string | undefined => {
  if (name === 'data-linkage-type') return ['P', 'URL', 'G'].includes(value) ? value : undefined
  if (name.startsWith('data-')) return CODE.test(value) ? value : undefined
  if (name === 'dir') return ['ltr', 'rtl', 'auto'].includes(value) ? value : undefined
  if (name === 'lang') return /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/.test(value) ? value : undefined
  if (name === 'colspan' || name === 'rowspan') return /^[1-9][0-9]?$/.test(value) ? value : undefined
  return value
}
