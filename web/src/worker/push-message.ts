import { gameAddress, gameOf } from '#blocks/linkage/game-address.ts'

/** What a push notification shows. */
export interface PushMessage {
  readonly title: string
  readonly body: string
  /** Path of this site that a tap opens. */
  readonly path: string
}

const SCOPE = '/m/'
const HOME = '/m/home'

const textIn = (value: unknown, name: string): string | undefined => {
  const text = typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[name] : undefined
  return typeof text === 'string' && text !== '' ? text : undefined
}

const partOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[name] : undefined

/** The page that a tap opens: only one of this site, otherwise home. */
export const pathInScope = (address: string | undefined, origin: string): string => {
  if (address === undefined || !URL.canParse(address, origin)) return HOME
  const url = new URL(address, origin)
  return url.origin === origin && url.pathname.startsWith(SCOPE) ? url.pathname + url.search : HOME
}

/** The page that a linkage leads to (spec 2 §3, Banner): home starts its game. */
const pathOf = (payload: unknown, origin: string): string => {
  const read = (name: string) => textIn(partOf(payload, 'data'), name) ?? textIn(payload, name)
  const game = /^[GP]$/.test(read('linkageType') ?? '') ? gameOf(read) : undefined
  return game ? gameAddress(game, HOME) : pathInScope(read('url'), origin)
}

/**
 * Reads a push payload: `{ title, body, url }`, or Firebase's `{ notification, data }`. Instead of `url` it may name a game by the
 * fields of a linkage. Null if it has no title.
 */
export const readPushMessage = (payload: unknown, origin: string): PushMessage | null => {
  const notification = partOf(payload, 'notification') ?? payload
  const title = textIn(notification, 'title')
  if (title === undefined) return null
  return { title, body: textIn(notification, 'body') ?? '', path: pathOf(payload, origin) }
}
