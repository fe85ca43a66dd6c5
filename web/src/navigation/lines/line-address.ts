/** The origin of a domain list entry, with its own protocol or otherwise http (spec 2 §3); undefined if it is not a web address. */
export const lineOrigin = (domainName: string): string | undefined => {
  try {
    const { protocol, origin } = new URL(/^[a-z][a-z0-9+.-]*:\/\//i.test(domainName) ? domainName : `http://${domainName}`)
    return protocol === 'https:' || protocol === 'http:' ? origin : undefined
  } catch {
    return undefined
  }
}
