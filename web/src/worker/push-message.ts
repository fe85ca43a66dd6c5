import { gameAddress } from '@foyer/contract/content/linkage/game-address'
import { HOME_PATH } from '@foyer/contract/page-paths'
import { gameOf } from '#blocks/games/launch/game-in-address.ts'
import { readJson } from '#device/json.ts'
import { parsedUrl } from '#device/parsed-url.ts'

/** What is shown where a payload cannot be read, in the language of the worker. */
export interface UnnamedMessage {
  readonly title: string
  readonly body: string
}

/** What a push notification shows. */
export interface PushMessage extends UnnamedMessage {
  readonly lang?: string
  readonly dir?: 'ltr' | 'rtl'
  /** A later one with the same tag replaces it. */
  readonly tag?: string
  /** Path of this site that a tap opens. */
  readonly path: string
  /** What the server counts it by. */
  readonly receipt?: string
}

const SCOPE = '/m/'
const HOME = HOME_PATH

const textIn = (value: unknown, name: string): string | undefined => {
  const text = typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[name] : undefined
  return typeof text === 'string' && text !== '' ? text : undefined
}

const partOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[name] : undefined

/** The page that a tap opens: only one of this site, otherwise home. */
export const pathInScope = (address: string | undefined, origin: string): string => {
  const url = address === undefined ? undefined : parsedUrl(address, origin)
  return url?.origin === origin && url.pathname.startsWith(SCOPE) ? url.pathname + url.search : HOME
}

/** The page that a linkage leads to (spec 2 §3, Banner): home starts its game. */
const pathOf = (payload: unknown, origin: string): string => {
  const read = (name: string) => textIn(partOf(payload, 'data'), name) ?? textIn(payload, name)
  const game = /^[GP]$/.test(read('linkageType') ?? '') ? gameOf(read) : undefined
  return game ? gameAddress(game, HOME) : pathInScope(read('url') ?? textIn(partOf(payload, 'notification'), 'navigate'), origin)
}

/** Our server's payload within a message of Firebase. */
const ownPayload = (delivered: unknown): unknown => {
  const text = textIn(partOf(delivered, 'data'), 'push')
  return text === undefined ? undefined : readJson(text)
}

/**
 * Reads a push payload: the declarative one of our server (`server/src/push/push-text.ts`), which Firebase delivers as the text `data.push`;
 * `{ title, body, url }`; or Firebase's `{ notification, data }`. Instead of an address it may name a game by the fields of a linkage. One without a title shows `unnamed`, because a
 * browser ends a subscription whose pushes show nothing.
 */
export const readPushMessage = (delivered: unknown, origin: string, unnamed: UnnamedMessage): PushMessage => {
  const payload = ownPayload(delivered) ?? delivered
  const notification = partOf(payload, 'notification') ?? payload
  const title = textIn(notification, 'title')
  if (title === undefined) return { ...unnamed, path: HOME }
  const [lang, dir, tag] = ['lang', 'dir', 'tag'].map(name => textIn(notification, name))
  const receipt = textIn(partOf(notification, 'data'), 'receipt')
  return {
    title,
    body: textIn(notification, 'body') ?? '',
    path: pathOf(payload, origin),
    ...(lang !== undefined && { lang }),
    ...((dir === 'ltr' || dir === 'rtl') && { dir }),
    ...(tag !== undefined && { tag }),
    ...(receipt !== undefined && { receipt }),
  }
}
