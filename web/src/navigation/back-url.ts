/** A `backUrl` as a path of this site; undefined if it leads to another site (spec 2 §3, Game launch payload) or is not an address. */
export const ownPathOf = (backUrl: string | null, origin: string): string | undefined => {
  if (!backUrl) return undefined
  let url: URL
  try {
    url = new URL(backUrl, origin)
  } catch {
    return undefined
  }
  if (url.origin !== origin) return undefined
  // A path that begins with `//` would mean another site.
  return url.pathname.replace(/^\/+/, '/') + url.search + url.hash
}
