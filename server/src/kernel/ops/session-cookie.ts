/** The cookie's name: with TLS the browser keeps it for this host and path alone. */
const nameOf = (isSecure: boolean): string => (isSecure ? '__Host-foyer-staff' : 'foyer-staff')

/** The `Set-Cookie` header that hands a browser its token, or takes it back. No script reads it, and no other site's page sends it. */
export const tokenCookie = (token: string | undefined, isSecure: boolean): string =>
  [
    `${nameOf(isSecure)}=${token ?? ''}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Strict',
    ...(isSecure ? ['Secure'] : []),
    ...(token ? [] : ['Max-Age=0']),
  ].join('; ')

/** The token in a `Cookie` header. */
export const tokenIn = (header: string | undefined, isSecure: boolean): string | undefined => {
  const beginning = `${nameOf(isSecure)}=`
  const found = header?.split(';').find(part => part.trim().startsWith(beginning))
  return found?.trim().slice(beginning.length) || undefined
}
