import type { ErrorCode } from '@foyer/contract/errors'
import type { LimitReached } from '@foyer/contract/safe-play/safe-play-fields'
import { useState } from 'react'
import { limitIn } from '#blocks/safe-play/limit-in.ts'
import { problemOf, type Problem } from '#forms/problem.ts'
import { useSubmit } from '#forms/use-submit.ts'
import { openPrompt } from '#notices/prompt-queue.ts'
import { RequestError } from '#request/request-error.ts'
import { useTexts } from '#texts/use-texts.ts'

/** What the server says of the amount is shown at its field. */
const ABOUT_AMOUNT: readonly string[] = [
  'amount.invalid',
  'amount.decimals',
  'amount.negative',
  'amount.too.small',
  'amount.too.large',
  'balance.too.low',
  'currency.mismatch',
] satisfies ErrorCode[]

/** The sheet that asks for it opens at once. */
const NOT_ACCEPTED: string = 'documents.not.accepted' satisfies ErrorCode

const NEEDS_LIMITS: string = 'limit.required' satisfies ErrorCode

export interface Refused {
  readonly amount: string | null
  readonly problem: Problem | null
  /** The policy requires limits that the member has not set (docs/safe-play.md). */
  readonly needsLimits: boolean
  /** Which limit was reached, and what is left of it. */
  readonly limit: LimitReached | null
}

const NONE: Refused = { amount: null, problem: null, needsLimits: false, limit: null }

/** Sends a payment's form, one at a time, and shows its failures in the form itself; its calls show no alerts. */
export const usePaymentForm = () => {
  const errors = useTexts('errors')
  const { processing, run } = useSubmit()
  const [refused, setRefused] = useState(NONE)

  const wordsOf = (error: RequestError): string => {
    if (error.kind === 'timeout') return errors('timeout_retry_please')
    if (error.kind === 'network') return errors('network_error')
    return error.message || errors('unknown_error')
  }
  const refusedBy = (error: RequestError): Refused => {
    const words = wordsOf(error)
    if (error.code && ABOUT_AMOUNT.includes(error.code)) return { ...NONE, amount: words }
    return { ...NONE, problem: problemOf(error, words) ?? { message: words }, needsLimits: error.code === NEEDS_LIMITS, limit: limitIn(error) }
  }

  const send = (work: () => Promise<void>) =>
    run(async () => {
      setRefused(NONE)
      try {
        await work()
      } catch (error) {
        if (!(error instanceof RequestError)) throw error
        setRefused(refusedBy(error))
        if (error.code === NOT_ACCEPTED) openPrompt('documents')
      }
    })

  return { processing, refused, clear: () => setRefused(NONE), send }
}
