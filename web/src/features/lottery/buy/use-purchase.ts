import type { CallAnswers } from '@foyer/contract'
import type { ErrorCode } from '@foyer/contract/errors'
import type { Lottery } from '@foyer/contract/lottery/list-lotteries'
import type { LimitReached } from '@foyer/contract/safe-play/safe-play-fields'
import { useState } from 'react'
import { limitIn } from '#blocks/safe-play/limit-in.ts'
import { randomBytes } from '#device/bytes.ts'
import { endFormKey, formKeyOf } from '#device/form-key.ts'
import { localStore } from '#device/storage.ts'
import { problemOf, type Problem } from '#forms/problem.ts'
import { useSubmit } from '#forms/use-submit.ts'
import { useNavigate } from '#navigation/use-navigate.ts'
import { noteAwaitedNews } from '#notices/awaited-news.ts'
import { useRequest } from '#request/request-context.ts'
import { RequestError } from '#request/request-error.ts'
import { currentSession } from '#session/session-store.ts'
import { useMember } from '#session/use-member.ts'
import { useTexts } from '#texts/use-texts.ts'
import { addressOf } from './address-of.ts'
import type { Lines } from './use-lines.ts'

export type Receipt = CallAnswers['lottery.buyTickets']

/** A purchase that was refused, and where the player can do something about it. */
interface Refused extends Problem {
  readonly way?: 'deposit' | 'limits' | 'rewards'
  /** Which limit was reached, and what is left of it. */
  readonly limit: LimitReached | null
}

const FORM = 'lottery'
const ways: Readonly<Partial<Record<ErrorCode, Refused['way']>>> = {
  'balance.too.low': 'deposit',
  'play.paused': 'limits',
  'limit.reached': 'limits',
  'credit.stake.high': 'rewards',
}

/**
 * Buys the whole lines, once: a double tap is ignored, and an answer that was lost or another tab with the same lines gets the same tickets, by
 * the key that all tabs share. The address keeps the lines, so that signing in again and a reload find them.
 */
export const usePurchase = (lottery: Lottery, { whole }: Lines, refresh: () => Promise<void>) => {
  const errors = useTexts('errors')
  const { request } = useRequest()
  const navigate = useNavigate()
  const { refresh: refreshMember } = useMember()
  const { processing, run } = useSubmit()
  const [refused, setRefused] = useState<Refused | null>(null)
  const [bought, setBought] = useState<Receipt | null>(null)

  const wordsOf = (error: RequestError): string => {
    if (error.kind === 'timeout') return errors('timeout_retry_please')
    return error.kind === 'network' ? errors('network_error') : error.message || errors('unknown_error')
  }
  const refuse = (error: RequestError) => {
    const way = ways[error.code as ErrorCode]
    const words = wordsOf(error)
    setRefused({ ...(problemOf(error, words) ?? { message: words }), ...(way && { way }), limit: limitIn(error) })
    // A break that began elsewhere is shown in the place of the tickets.
    if (error.code === ('play.paused' satisfies ErrorCode)) refreshMember()
    // The next draw may be sold by now, or the number sold out.
    void refresh()
  }

  const buy = () =>
    run(async () => {
      const session = currentSession()
      if (!lottery.next || !session || whole.length === 0) return
      setRefused(null)
      navigate(addressOf(lottery.code, whole), { replace: true })
      const lines = whole.map(({ play, numbers, units }) => ({ ...(play !== null && { play }), numbers: [...numbers], units }))
      const input = { draw: lottery.next.id, lines }
      const key = formKeyOf(localStore, FORM, JSON.stringify({ ...input, member: session.userName }), randomBytes)
      try {
        const receipt = await request('lottery.buyTickets', { key, ...input }, { alert: false })
        endFormKey(localStore, FORM, key)
        navigate(addressOf(lottery.code, []), { replace: true })
        refreshMember()
        noteAwaitedNews()
        setBought(receipt)
        void refresh()
      } catch (error) {
        if (!(error instanceof RequestError)) throw error
        refuse(error)
      }
    })

  return { processing, refused, bought, buy, restart: () => setBought(null) }
}
export type Purchase = ReturnType<typeof usePurchase>
