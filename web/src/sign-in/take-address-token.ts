const NAMES = ['token', 'tokens'] as const
const ASSERTION = 'assertion'

interface AddressToken {
  readonly token: string | null
  /** A partner's signed assertion about the visitor. */
  readonly assertion: string | null
  /** The address without both. */
  readonly rest: string
}

/** The token an address carries (spec 2 §2, Route guard), and the address without it. */
export const splitAddressToken = (address: string): AddressToken => {
  const url = new URL(address)
  const token = NAMES.map(name => url.searchParams.get(name)).find(value => value) ?? null
  const assertion = url.searchParams.get(ASSERTION)
  for (const name of [...NAMES, ASSERTION]) url.searchParams.delete(name)
  return { token, assertion, rest: url.pathname + url.search + url.hash }
}

/** Removes token and assertion from the address and the history, whether they are valid or not (decision 8). */
export const takeAddressToken = (): Pick<AddressToken, 'token' | 'assertion'> => {
  const { rest, ...taken } = splitAddressToken(window.location.href)
  if (taken.token ?? taken.assertion) window.history.replaceState(window.history.state, '', rest)
  return taken
}
