import type { PixelTrack } from '@foyer/contract/tracking/pixel-track'
import type { PixelScript } from '@foyer/contract/tracking/pixels'

/** The scripts that run here: inside the native app the app itself tells AppsFlyer and Adjust. */
export const scriptsHere = (scripts: readonly PixelScript[], insideApp: boolean): PixelScript[] =>
  scripts.filter(({ name }) => !insideApp || (name !== 'appsflyer' && name !== 'adjust'))

/** The merchant's own pixels, as the pixel record names them (spec 1 §3, Pixel tracking record). */
export const configuredIds = (scripts: readonly Pick<PixelScript, 'name' | 'id'>[]): PixelTrack =>
  Object.fromEntries(scripts.flatMap(({ name, id }) => (name === 'googleAds' ? [] : [[`${name}Id`, id]])))
