/** What a game tells the page around it (docs/game-vendors.md, Messages of the frame). */
export type GameMessage =
  | { readonly type: 'ready' | 'close' | 'fullscreen' | 'cashier' | 'history' | 'sessionEnded' }
  | { readonly type: 'round'; readonly state: 'began' | 'ended' }
  | { readonly type: 'balance'; readonly balance: number; readonly currency: string }
  | { readonly type: 'sound'; readonly isOn: boolean }

/** What the page tells a game. */
export type ToGame =
  | { readonly type: 'pause' | 'resume' | 'balance' }
  | { readonly type: 'language'; readonly payload: { readonly language: string } }
  | { readonly type: 'sound'; readonly payload: { readonly on: boolean } }

const PLAIN = ['ready', 'close', 'fullscreen', 'cashier', 'history', 'sessionEnded'] as const

type Fields = Readonly<Record<string, unknown>>
const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {})

const readOf = ({ type, payload }: Fields): GameMessage | undefined => {
  const { state, balance, currency, on } = fieldsOf(payload)
  if (type === 'sound') return typeof on === 'boolean' ? { type, isOn: on } : undefined
  if (type === 'round') return state === 'began' || state === 'ended' ? { type, state } : undefined
  if (type === 'balance') {
    const isSum = typeof balance === 'number' && Number.isSafeInteger(balance) && balance >= 0
    return isSum && typeof currency === 'string' ? { type, balance, currency } : undefined
  }
  const plain = PLAIN.find(name => name === type)
  return plain && { type: plain }
}

/** What a message says, if it comes from the game: from its window, and from its origin or from none, which a sandboxed page has. */
export const messageIn = (
  { source, origin, data }: Pick<MessageEvent<unknown>, 'source' | 'origin' | 'data'>,
  game: { readonly window: unknown; readonly origin: string },
): GameMessage | undefined => {
  if (!game.window || source !== game.window || (origin !== game.origin && origin !== 'null')) return undefined
  const fields = fieldsOf(data)
  return fields['source'] === 'foyer-vendor' && fields['version'] === 1 ? readOf(fields) : undefined
}

/** A message to the game. None holds a secret, because a page without an origin can only be told to whatever origin it has. */
export const envelope = (message: ToGame) => ({ source: 'foyer-vendor', version: 1, ...message })
