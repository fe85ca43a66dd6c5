import { isBeacon, quicknet, type BeaconChain } from '@foyer/draw-check/drand'
import type { Logger } from 'pino'
import Type from 'typebox'
import { Check } from 'typebox/value'
import type { Beacon } from './beacon.ts'

/** Given up after this long, ms: another address is asked then. */
const PATIENCE_MS = 5_000

const Round = Type.Object({ round: Type.Integer(), signature: Type.String({ pattern: '^[0-9a-f]{96}$' }) })

export interface DrandParts {
  /** Origins that give the chain's rounds; each is asked in turn. None has to be trusted. */
  readonly urls: readonly string[]
  readonly fetch: typeof globalThis.fetch
  readonly log: Pick<Logger, 'warn'>
  readonly chain?: BeaconChain
}

/** drand over HTTP. A signature that is not the round's is as good as none. */
export const createDrand = ({ urls, fetch, log, chain = quicknet }: DrandParts): Beacon => {
  const fetchOne = async (url: string, round: number): Promise<string | undefined> => {
    try {
      const reply = await fetch(`${url}/${chain.hash}/public/${round}`, { signal: AbortSignal.timeout(PATIENCE_MS), redirect: 'error' })
      if (!reply.ok) return undefined
      const answer: unknown = await reply.json()
      if (Check(Round, answer) && answer.round === round && (await isBeacon(round, answer.signature, chain))) return answer.signature
      log.warn({ url, round }, 'the beacon answered with something that is not the signature of the round')
    } catch (error) {
      log.warn({ err: error, url, round }, 'the beacon cannot be reached')
    }
    return undefined
  }

  return {
    chain,
    async signatureOf(round) {
      for (const url of urls) {
        const signature = await fetchOne(url, round)
        if (signature !== undefined) return signature
      }
      return undefined
    },
  }
}
