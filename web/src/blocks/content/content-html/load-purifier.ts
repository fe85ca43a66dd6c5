/** Cleans HTML that an answer brought. */
export type Purify = (html: string) => string

/** Loads what cleans HTML in the browser, about 11 KB, which only pages with such content need. */
export const loadPurifier = async (): Promise<Purify> => (await import('./purify-html.ts')).purifyHtml
