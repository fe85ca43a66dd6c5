import type { Config } from '#kernel/config.ts'
import type { MerchantSource } from '#kernel/merchants/merchant.ts'
import type { CellMarkStore } from './cell-mark-store.ts'
import { placedMerchants } from './placed-merchants.ts'
import { createPlaces } from './places.ts'

interface ServedParts {
  readonly config: Pick<Config, 'cell' | 'databaseUrl'>
  readonly marks: Pick<CellMarkStore, 'all'>
  readonly log: { readonly warn: (about: object, words: string) => void }
  /** ms, from any beginning; never set back. */
  readonly uptime: () => number
}

/**
 * The merchants that this process serves. Without CELL these are all of them, exactly as they are, and nothing is looked at again. Throws where CELL was
 * forgotten on a database that a merchant has left: its members would meet the balances of back then.
 */
export const servedMerchants = async (source: MerchantSource, { config, marks, log, uptime }: ServedParts): Promise<MerchantSource> => {
  if (config.cell === undefined) {
    // The embedded database serves one installation alone.
    const away = config.databaseUrl === undefined ? [] : (await marks.all()).filter(({ state }) => state !== 'open')
    if (away.length > 0)
      throw new Error(
        `CELL is not set, but this is the database of a cell, where ${away.map(({ merchant, state }) => `${merchant} is ${state}`).join(', ')}: set the name of the cell (docs/scale.md, Cells).`,
      )
    return source
  }
  const places = createPlaces({ marks, log, now: uptime })
  await places.look()
  return {
    ...placedMerchants(source, places),
    async close() {
      places.close()
      await source.close()
    },
  }
}
