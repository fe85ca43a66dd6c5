import type { CallAnswers } from '@foyer/contract'
import type { Caller } from '#kernel/caller.ts'
import type { Deps } from '#kernel/deps.ts'
import { mayAdvertise } from './advertising.ts'
import { eventMoney } from './outgoing-event.ts'

/** What happened earlier is of no use to a page: the server told the providers of it. ms */
const WINDOW_MS = 60 * 60_000
const MOST = 20

type News = Pick<CallAnswers['tracking.track'], 'pixels'>

/** What the scripts of a page have to know, beside the answer to its events; nothing where the merchant has no scripts. */
export const pixelNews =
  (deps: Pick<Deps, 'stores' | 'clock' | 'pixelScriptsOf'>) =>
  async (visitorId: string, { merchant, session }: Pick<Caller, 'merchant' | 'session'>): Promise<News> => {
    if (deps.pixelScriptsOf(merchant).length === 0) return {}
    const { tracking } = deps.stores
    const visitor = await tracking.visitor(merchant.code, visitorId)
    if (!(await mayAdvertise(deps, merchant, visitor, session?.member.id))) return { pixels: { allowed: false, noticed: [] } }
    const since = new Date(deps.clock().getTime() - WINDOW_MS)
    const events = await tracking.noticedByServer(merchant.code, visitorId, since, MOST)
    return {
      pixels: {
        allowed: true,
        noticed: events.map(event => {
          const money = eventMoney(event)
          return { eventID: event.id, moment: event.moment, ...(money && { money }) }
        }),
      },
    }
  }
