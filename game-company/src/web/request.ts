import type { ShownSeeds } from '#fairness/seed-book.ts'
import type { Opened, Played, Refused } from '#http/player-answers.ts'
import type { RoundView } from '#rounds/round-view.ts'

interface Answers {
  readonly open: Opened
  readonly begin: Played
  readonly act: Played
  readonly look: Played
  readonly balance: { readonly balance: number }
  readonly history: { readonly rounds: readonly RoundView[] }
  readonly seeds: ShownSeeds
}

/** The server said why it did nothing. */
export class RefusedRequest extends Error {
  readonly answer: Refused
  constructor(answer: Refused) {
    super(answer.error)
    this.answer = answer
  }
}

/** A request that nothing answered is sent again after these times, ms; every request is safe to repeat. */
const WAITS_MS = [500, 1_000, 2_000, 4_000, 8_000]
const TIMEOUT_MS = 12_000

declare global {
  interface Window {
    /** What the server answered to the request that the head of a game's page has sent; undefined where nothing answered. */
    opening?: Promise<Response | undefined>
  }
}

const pause = (ms: number): Promise<undefined> => new Promise(resolve => void setTimeout(() => resolve(undefined), ms))

const sendOnce = async (name: string, body: string): Promise<Response | undefined> => {
  const stop = new AbortController()
  const timer = setTimeout(() => stop.abort(), TIMEOUT_MS)
  try {
    const reply = await fetch(`/api/${name}`, { method: 'POST', body, signal: stop.signal })
    return reply.status < 500 ? reply : undefined
  } catch {
    return undefined
  } finally {
    clearTimeout(timer)
  }
}

/** The answer to the request that the page has sent already, once. */
const sentEarly = async (name: string): Promise<Response | undefined> => {
  const { opening } = window
  if (name !== 'open' || !opening) return undefined
  delete window.opening
  const reply = await Promise.race([opening, pause(TIMEOUT_MS)])
  return reply && reply.status < 500 ? reply : undefined
}

/**
 * Asks the game's server. `onTrouble`: nothing answers at the moment, it goes on trying.
 * @throws {RefusedRequest} and, where nothing answers for good, `Error`
 */
export const createRequest =
  (launch: string, onTrouble: (isInTrouble: boolean) => void) =>
  async <Name extends keyof Answers>(name: Name, content: object = {}): Promise<Answers[Name]> => {
    const body = JSON.stringify({ launch, ...content })
    for (const wait of [0, ...WAITS_MS]) {
      if (wait > 0) {
        onTrouble(true)
        await pause(wait)
      }
      const reply = (await sentEarly(name)) ?? (await sendOnce(name, body))
      if (reply) {
        onTrouble(false)
        const answer: unknown = await reply.json()
        if (reply.ok) return answer as Answers[Name]
        throw new RefusedRequest(answer as Refused)
      }
    }
    onTrouble(false)
    throw new Error('Nothing answers.')
  }

export type Request = ReturnType<typeof createRequest>
