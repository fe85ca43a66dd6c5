import { pixelSources } from '@foyer/contract/tracking/pixel-sources'
import type { PixelTrack } from '@foyer/contract/tracking/pixel-track'
import { strictMark } from '#navigation/strict.ts'

/** The cookie of this name; undefined if there is none. */
export const cookieIn = (cookies: string, name: string): string | undefined =>
  cookies
    .split('; ')
    .find(cookie => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1)

/**
 * What the address and the cookies tell of the advertising that a visitor came by (spec 1 §3, Pixel tracking record). A value that breaks the strict
 * pattern of marks is left out; the server checks each once more by its own.
 */
export const pixelRecord = (search: string, cookies: string): PixelTrack => {
  const query = new URLSearchParams(search)
  return Object.fromEntries(
    Object.entries(pixelSources).flatMap(([key, { query: names = [], cookie }]) => {
      const inAddress = names.map(name => strictMark(query.get(name))).find(value => value !== undefined)
      const value = inAddress ?? (cookie === undefined ? undefined : strictMark(cookieIn(cookies, cookie)))
      return value === undefined ? [] : [[key, value]]
    }),
  )
}
