/** The address a `backUrl` names, as a path of this site; undefined where it leads elsewhere (spec 2 §3, Game launch payload) or is none. */
export const ownPathOf = (backUrl: string | null, origin: string): string | undefined => {
  if (!backUrl) return undefined
  let url: URL
  try {
    url = new URL(backUrl, origin)
  } catch {
    return undefined
  }
  if (url.origin !== origin) return undefined
  // `//host/` would be another site's address again.
  return url.pathname.replace(/^\/+/, '/') + url.search + url.hash
}
