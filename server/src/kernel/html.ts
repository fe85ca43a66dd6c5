const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text for an element's content or a quoted attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, character => entities[character] ?? character)

const unsafe: Readonly<Record<string, string>> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' }

/** JSON for a script element: no text in it can end the element or start a comment, and `JSON.parse` reads it unchanged. */
export const escapeJson = (value: unknown): string => JSON.stringify(value).replace(/[<\u2028\u2029]/g, character => unsafe[character] ?? character)
