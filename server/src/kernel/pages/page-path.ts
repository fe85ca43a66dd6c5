import { hasShortPath } from '@foyer/contract/site/listing'

/** Longer than any of our pages with its ids. */
const MAX_LENGTH = 500

export type PagePath =
  | { readonly kind: 'page'; readonly path: string }
  /** Another spelling of a page: the browser is redirected to the usual one. */
  | { readonly kind: 'moved'; readonly to: string }
  /** No page can have such a path; it is answered like an unknown one and never looked up. */
  | { readonly kind: 'unusable' }

const usable = (path: string): boolean => {
  if (path.length > MAX_LENGTH || path.includes('//')) return false
  try {
    // Encoded slashes, backslashes, dots and control characters come from attacks, never from our links.
    return !/[\\\u0000-\u001f\u007f]|\/\.{1,2}(?:\/|$)/.test(decodeURIComponent(path)) && !/%2f/i.test(path)
  } catch {
    return false
  }
}

/** Parses the address of a page request, `/…?…` as received. */
export const parsePagePath = (url: string): PagePath => {
  const [path = '', ...rest] = url.split('?')
  const query = rest.length > 0 ? `?${rest.join('?')}` : ''
  if (path === '/' || path === '/m/') return { kind: 'page', path }
  if (path === '/m') return { kind: 'moved', to: `/m/${query}` }
  if (!path.startsWith('/m/') || !usable(path)) return { kind: 'unusable' }
  return path.endsWith('/') ? { kind: 'moved', to: path.slice(0, -1) + query } : { kind: 'page', path }
}

/** Whether search engines may list pages of the host: it starts with www, or is localhost (spec 2 §2). */
export const isListedHost = (host: string): boolean => host.startsWith('www') || host === 'localhost'

/** Whether search engines may list the page: its path has at most two slashes, and its host may be listed (spec 2 §2). */
export const isIndexable = (path: string, host: string): boolean => hasShortPath(path) && isListedHost(host)
