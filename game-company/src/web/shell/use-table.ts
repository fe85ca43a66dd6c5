import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Opened, Played } from '#http/player-answers.ts'
import type { RoundView } from '#rounds/round-view.ts'
import { listen, post } from '#web/frame.ts'
import { createMoney } from '#web/money.ts'
import { RefusedRequest, type Request } from '#web/request.ts'
import { noticeOf, type Notice } from './notice.ts'
import type { Phase, Play } from './play.ts'
import { useCalm } from './use-calm.ts'

/** How often an unclear round is looked at, ms. */
const LOOK_EVERY_MS = 1_500
/** The page around the game hears so often that a result is on its way, ms: it waits 30 s (docs/game-vendors.md, Messages of the frame). */
const STILL_EVERY_MS = 10_000
/** As many rounds as the strip shows. */
const STRIP = 12

const wait = (ms: number): Promise<void> => new Promise(resolve => void setTimeout(resolve, ms))

/** The table of a game: the round on it, the money, and what the page around it says. */
export const useTable = (opened: Opened, request: Request, onEnded: () => void) => {
  const [phase, setPhase] = useState<Phase>(opened.round ? 'open' : 'idle')
  const [round, setRound] = useState<RoundView | undefined>(opened.round ?? opened.last[0])
  const [balance, setBalance] = useState(opened.balance)
  const [stake, setStake] = useState(opened.round?.stake ?? opened.last[0]?.stake ?? opened.stakes.first)
  const [last, setLast] = useState(opened.last)
  const [notice, setNotice] = useState<Notice>()
  const [isPaused, setPaused] = useState(false)
  const [isTooSoon, setTooSoon] = useState(false)
  /** The name of the round that was begun last, before the server has given it one. */
  const requested = useRef('')
  /** What the wallet said after the round on the table: shown once the round was. */
  const balanceAfter = useRef<number | undefined>(undefined)
  const onTable = useRef(round)
  const isHidden = phase === 'asking' || phase === 'showing'
  const isHiddenNow = useRef(isHidden)
  isHiddenNow.current = isHidden
  const isCalm = useCalm()
  const money = useMemo(() => createMoney(opened.language, opened.currency, opened.decimals), [opened])

  const showBalance = (amount: number): void => {
    setBalance(amount)
    post({ type: 'balance', payload: { balance: amount, currency: opened.currency } }, opened.lobbyOrigin)
  }
  const reportRound = (state: 'began' | 'ended', id: string): void => post({ type: 'round', payload: { state, round: id } }, opened.lobbyOrigin)
  const refreshBalance = async (): Promise<void> => {
    try {
      showBalance((await request('balance')).balance)
    } catch {
      // The last one that is known stays.
    }
  }

  /** No round is on the table; the last one is seen again. */
  const clear = (why: Notice | undefined): void => {
    setPhase('idle')
    setRound(last[0])
    setNotice(why)
    reportRound('ended', requested.current)
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
    onTable.current = next
    balanceAfter.current = after
    if (next.state === 'open' && after !== undefined) showBalance(after)
    setPhase(next.state === 'open' ? 'open' : 'showing')
  }

  /** Looks and acts overtake each other: an answer about a round that has moved on, or has left the table, is of no use any more. */
  const isLate = ({ round: next }: Played): boolean => {
    const known = onTable.current
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
      if (isOfRoundOnTable && onTable.current?.state === 'ended') return
      // What became of the round is known when the game is opened again.
      await restore(isOfRoundOnTable).catch(onEnded)
    }
  }

  useEffect(() => {
    if (opened.round?.state === 'waiting') void attempt(() => request('look', { round: opened.round?.id }))
    return listen(({ type }) => {
      // While a result is on its way, the balance would give it away; it comes with the end of the round.
      if (type === 'balance') void (isHiddenNow.current || refreshBalance())
      else if (type === 'pause' || type === 'resume') setPaused(type === 'pause')
    })
    // oxlint-disable-next-line react/exhaustive-deps -- once, as the page opens
  }, [])

  // The page around the game waits for the result to be shown, and not for ever: it is told that it is still on its way.
  useEffect(() => {
    if (!isHidden) return undefined
    const name = round?.id ?? requested.current
    reportRound('began', name)
    const timer = setInterval(() => reportRound('began', name), STILL_EVERY_MS)
    return () => clearInterval(timer)
    // oxlint-disable-next-line react/exhaustive-deps -- anew for each stage of a round
  }, [isHidden, round?.id])

  const play: Play = {
    opened,
    money,
    phase,
    round,
    balance,
    stake,
    setStake,
    notice,
    canBegin: phase === 'idle' && !isPaused && !isTooSoon,
    isCalm,
    isReplay: false,
    last,
    begin(choice) {
      if (!play.canBegin) return
      setNotice(undefined)
      setPhase('asking')
      setTooSoon(true)
      setTimeout(() => setTooSoon(false), opened.roundMs)
      const own = crypto.getRandomValues(new Uint32Array(4)).join('-')
      requested.current = own
      reportRound('began', own)
      if (balance !== null) showBalance(Math.max(0, balance - stake))
      void attempt(() => request('begin', { request: own, stake, choice }))
    },
    act(act) {
      if (phase !== 'open' || !round) return
      setNotice(undefined)
      setPhase('asking')
      void attempt(() => request('act', { round: round.id, before: round.moves.length, act }), true)
    },
    look() {
      if (phase === 'open' && round) void attempt(() => request('look', { round: round.id }), true)
    },
    finish() {
      if (phase !== 'showing' || !round) return
      setPhase('idle')
      setLast([round, ...last.filter(({ id }) => id !== round.id)].slice(0, STRIP))
      setNotice(noticeOf(round))
      if (balanceAfter.current === undefined) void refreshBalance()
      else showBalance(balanceAfter.current)
      reportRound('ended', round.id)
    },
    call: (name, content) => request(name, content) as never,
  }
  return { play, isPaused }
}
