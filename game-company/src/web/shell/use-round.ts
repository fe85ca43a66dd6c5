import { useRef, useState } from 'preact/hooks'
import type { Opened, Played } from '#http/player-answers.ts'
import type { RoundView } from '#rounds/round-view.ts'
import { post } from '#web/frame.ts'
import { RefusedRequest, type Request } from '#web/request.ts'
import { noticeOf, type Notice } from './notice.ts'
import type { Phase } from './play.ts'
import type { Balance } from './use-balance.ts'

/** How often an unclear round is looked at, ms. */
const LOOK_EVERY_MS = 1_500

const wait = (ms: number): Promise<void> => new Promise(resolve => void setTimeout(resolve, ms))

/** The round on the table: it is asked for, and put there as the server has it. */
export const useRound = (opened: Opened, request: Request, { showBalance, refreshBalance }: Balance, onEnded: () => void) => {
  const [phase, setPhase] = useState<Phase>(opened.round ? 'open' : 'idle')
  const [round, setRound] = useState<RoundView | undefined>(opened.round ?? opened.last[0])
  const [last, setLast] = useState(opened.last)
  const [notice, setNotice] = useState<Notice>()
  /** The name of the round that was begun last, before the server has given it one. */
  const requestedRef = useRef('')
  /** What the wallet said after the round on the table: shown once the round was. */
  const balanceAfterRef = useRef<number | undefined>(undefined)
  const onTableRef = useRef(round)

  const reportRound = (state: 'began' | 'ended', id: string): void => post({ type: 'round', payload: { state, round: id } }, opened.lobbyOrigin)

  /** No round is on the table; the last one is seen again. */
  const clear = (why: Notice | undefined): void => {
    setPhase('idle')
    setRound(last[0])
    setNotice(why)
    reportRound('ended', requestedRef.current)
    void refreshBalance()
  }

  /** Puts the round on the table as the server has it. */
  const place = async ({ round: next, balance: after }: Played): Promise<void> => {
    if (next.state === 'waiting') {
      await wait(LOOK_EVERY_MS)
      return await place(await request('look', { round: next.id }))
    }
    if (next.state === 'refused' || next.state === 'returned') {
      clear(noticeOf(next))
      return next.code === 'SESSION_EXPIRED' ? onEnded() : undefined
    }
    setRound(next)
    onTableRef.current = next
    balanceAfterRef.current = after
    if (next.state === 'open' && after !== undefined) showBalance(after)
    setPhase(next.state === 'open' ? 'open' : 'showing')
  }

  /** Looks and acts overtake each other: an answer about a round that has moved on, or has left the table, is of no use any more. */
  const isLate = ({ round: next }: Played): boolean => {
    const known = onTableRef.current
    return known?.id !== next.id || known.state === 'ended' || next.moves.length < known.moves.length
  }

  /** Puts on the table what the server has: another tab may have begun a round, or the answer to this one was lost for good. */
  const restore = async (isOfRoundOnTable: boolean): Promise<void> => {
    const { round: open, last: latest, balance: after } = await request('open')
    const [newest] = latest
    const next = open ?? (newest?.id === last[0]?.id ? undefined : newest)
    if (!next) return isOfRoundOnTable ? onEnded() : clear('failed')
    await place({ round: next, ...(after !== null && { balance: after }) })
    if (isOfRoundOnTable && next.state === 'open') setNotice('still_open')
  }

  const attempt = async (work: () => Promise<Played>, isOfRoundOnTable = false): Promise<void> => {
    try {
      const played = await work()
      if (!isOfRoundOnTable || !isLate(played)) await place(played)
    } catch (error) {
      const { error: code, waitMs = 0 } = error instanceof RefusedRequest ? error.answer : {}
      if (code === 'TOO_SOON') {
        await wait(waitMs)
        return await attempt(work, isOfRoundOnTable)
      }
      // Its end is on the table already.
      if (isOfRoundOnTable && onTableRef.current?.state === 'ended') return
      // What became of the round is known when the game is opened again.
      await restore(isOfRoundOnTable).catch(onEnded)
    }
  }

  return { phase, setPhase, round, last, setLast, notice, setNotice, requestedRef, balanceAfterRef, reportRound, attempt }
}
