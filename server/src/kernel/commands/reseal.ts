import type { SealedPlace } from '#kernel/crypto/reseal-store.ts'
import type { Deps } from '#kernel/deps.ts'

export const SECRET_KEY_USAGE = `Usage:
  npm run foyer -- secret-key reseal   (seals anew what SECRET_KEY_BEFORE has sealed; docs/operating.md)`

/** Texts that are read at once. */
const BATCH = 500

/**
 * Seals anew, with the present SECRET_KEY, what the former one has sealed. Servers may run meanwhile, if they know both keys. Done again it goes on where
 * it was stopped. Returns the lines to print.
 */
export const reseal =
  ({ stores: { reseals }, seals, config }: Pick<Deps, 'stores' | 'seals' | 'config'>) =>
  async (args: readonly string[]): Promise<readonly string[]> => {
    if (args.join(' ') !== 'reseal') throw new Error(SECRET_KEY_USAGE)
    if (config.secretKeyBefore === undefined)
      throw new Error('Nothing was done: SECRET_KEY_BEFORE must name the former key beside the new SECRET_KEY.')

    const resealPlace = async (place: SealedPlace) => {
      const found = { anew: 0, unreadable: 0 }
      for (let after = ''; ;) {
        const values = await reseals.values(place, after, BATCH)
        for (const old of values) {
          try {
            const fresh = seals.reseal(place.purpose, old)
            if (fresh === undefined) continue
            await reseals.replace(place, old, fresh)
            found.anew += 1
          } catch {
            // Neither key opens it: it was lost before, by yet another one.
            found.unreadable += 1
          }
        }
        after = values.at(-1) ?? ''
        if (values.length < BATCH) return found
      }
    }

    const lines: string[] = []
    for (const place of reseals.places) {
      const { anew, unreadable } = await resealPlace(place)
      lines.push(`${place.what}: ${anew} sealed anew${unreadable > 0 ? `, ${unreadable} that neither key opens were left as they are` : ''}`)
    }
    await reseals.finish((purpose, sealed) => seals.reseal(purpose, sealed) ?? sealed)
    return [...lines, 'Everything is sealed with the present key. Take SECRET_KEY_BEFORE away.']
  }
