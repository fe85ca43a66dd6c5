import type { Choice } from '@foyer/contract/tracking/consent'
import type { PixelTrack } from '@foyer/contract/tracking/pixel-track'
import { readJson } from '#device/json.ts'
import { localStore, type TextStore } from '#device/storage.ts'
import { PIXEL_TRACK } from '#navigation/registration-info.ts'

/** Keeps the pixel record for a registration, maybe days later (spec 1 §3, Registration request); what a later visit tells replaces its part. A no removes it. */
export const keepForRegistration = (
  { measurement, marketing }: Pick<Choice, 'measurement' | 'marketing'>,
  record: PixelTrack,
  store: TextStore = localStore,
): void => {
  if (measurement || marketing) store.set(PIXEL_TRACK, JSON.stringify({ ...(readJson(store.get(PIXEL_TRACK)) as PixelTrack | null), ...record }))
  else store.remove(PIXEL_TRACK)
}
