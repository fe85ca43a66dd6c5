import type { Ticket } from '@foyer/contract/lottery/lottery-fields'
import useSWR from 'swr'
import { useRequest } from '#request/request-context.ts'
import { useSession } from '#session/session-store.ts'

/** So many pages of 20 tickets are asked for. Who has more finds them under "My tickets". */
const MOST_PAGES = 10

interface OwnTickets {
  readonly tickets: readonly Ticket[]
  /** After the prizes were paid, in the smallest unit; undefined before. */
  readonly balance: number | undefined
  /** There are more tickets than these, so that no sum is said. */
  readonly isCut: boolean
}

/** The member's tickets of a draw, and again with what came of them once all prizes are paid. Undefined for visitors, and until they are there. */
export const useOwnTickets = (draw: string, isSettled: boolean): OwnTickets | undefined => {
  const { request } = useRequest()
  const session = useSession()
  const load = async (): Promise<OwnTickets> => {
    const tickets: Ticket[] = []
    let after: string | undefined
    for (let page = 0; page < MOST_PAGES; page += 1) {
      const answer = await request('lottery.tickets', { draw, ...(after !== undefined && { after }) }, { alert: false })
      tickets.push(...answer.tickets)
      after = answer.next
      if (after === undefined) break
    }
    const balance = isSettled && tickets.length > 0 ? (await request('wallet.balance', {}, { alert: false })).main : undefined
    return { tickets, balance, isCut: after !== undefined }
  }
  return useSWR(session ? ['lottery.tickets', session.id, draw, isSettled] : null, load, { keepPreviousData: true }).data
}
