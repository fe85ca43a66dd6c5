import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Opened } from '#http/player-answers.ts'
import { listen } from '#web/frame.ts'
import { createMoney } from '#web/money.ts'
import type { Request } from '#web/request.ts'
import { noticeOf } from './notice.ts'
import type { Play } from './play.ts'
import { useBalance } from './use-balance.ts'
import { useCalm } from './use-calm.ts'
import { useResultReports } from './use-result-reports.ts'
import { useRound } from './use-round.ts'

/** As many rounds as the strip shows. */
const STRIP = 12

/** The table of a game: the round on it, the money, and what the page around it says. */
export const useTable = (opened: Opened, request: Request, onEnded: () => void) => {
  const onBalance = useBalance(opened, request)
  const { balance, showBalance, refreshBalance } = onBalance
  const onTable = useRound(opened, request, onBalance, onEnded)
  const { phase, setPhase, round, last, setNotice, requestedRef, reportRound, attempt } = onTable
  const [stake, setStake] = useState(opened.round?.stake ?? opened.last[0]?.stake ?? opened.stakes.first)
  const [isPaused, setPaused] = useState(false)
  const [isTooSoon, setTooSoon] = useState(false)
  const isHidden = phase === 'asking' || phase === 'showing'
  const isHiddenNow = useRef(isHidden)
  isHiddenNow.current = isHidden
  const isCalm = useCalm()
  const money = useMemo(() => createMoney(opened.language, opened.currency, opened.decimals), [opened])

  useEffect(() => {
    if (opened.round?.state === 'waiting') void attempt(() => request('look', { round: opened.round?.id }))
    return listen(({ type }) => {
      // While a result is on its way, the balance would give it away; it comes with the end of the round.
      if (type === 'balance') void (isHiddenNow.current || refreshBalance())
      else if (type === 'pause' || type === 'resume') setPaused(type === 'pause')
    })
    // oxlint-disable-next-line react/exhaustive-deps -- once, as the page opens
  }, [])

  useResultReports({ isHidden, id: round?.id, requestedRef, reportRound })

  const play: Play = {
    opened,
    money,
    phase,
    round,
    balance,
    stake,
    setStake,
    notice: onTable.notice,
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
      requestedRef.current = own
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
      onTable.setLast([round, ...last.filter(({ id }) => id !== round.id)].slice(0, STRIP))
      setNotice(noticeOf(round))
      if (onTable.balanceAfterRef.current === undefined) void refreshBalance()
      else showBalance(onTable.balanceAfterRef.current)
      reportRound('ended', round.id)
    },
    call: (name, content) => request(name, content) as never,
  }
  return { play, isPaused }
}
