import { useState } from 'react'
import { useCountdown, type Countdown } from '#blocks/one-time-code/use-countdown.ts'
import { deviceFacts, deviceHeader } from '#device/device-facts.ts'
import { showToast } from '#notices/notices.ts'
import { useRequest } from '#request/request-context.ts'
import { RequestError } from '#request/request-error.ts'
import type { Problem } from '#session/problem.ts'
import { endSecondStep, type SecondStep } from '#session/second-step.ts'
import { useSubmit } from '#session/use-submit.ts'
import { useTexts } from '#texts/use-texts.ts'
import { announce, verificationOf, type VerifyTab, type VerifyValues } from './two-factor-rules.ts'

export interface TwoFactor {
  readonly processing: boolean
  readonly sending: boolean
  readonly problem: Problem | null
  /** Until another code may be sent, each way by itself. */
  readonly countdowns: Readonly<Record<'sms' | 'email', Countdown>>
  /** Counts failed submits: the fields are cleared after each (spec 1 §4). */
  readonly failures: number
  send(way: 'sms' | 'email', contact: string): Promise<void>
  submit(tab: VerifyTab, values: VerifyValues): Promise<void>
}

/** The second step of a sign-in: codes are sent, one way is verified, the login completes (spec 1 §4). */
export const useTwoFactor = ({ username, password, remember, complete }: SecondStep): TwoFactor => {
  const { request } = useRequest()
  const t = useTexts('security')
  const sends = useSubmit()
  const { processing, problem, run } = useSubmit()
  const countdowns = { sms: useCountdown(), email: useCountdown() }
  const [failures, setFailures] = useState(0)

  /** The server knows nothing of this sign-in any more: it begins anew. */
  const orBeginAnew = async <Answer>(call: Promise<Answer>): Promise<Answer> => {
    try {
      return await call
    } catch (error) {
      if (error instanceof RequestError && error.code === 'verification.expired') endSecondStep()
      throw error
    }
  }

  const send: TwoFactor['send'] = (way, contact) =>
    sends.run(async () => {
      const asker = { username, password }
      const sent = await orBeginAnew(
        way === 'sms'
          ? request('verification.smsTwoFactor', { ...asker, mobileNum: contact.trim() })
          : request('verification.emailTwoFactor', { ...asker, email: contact.trim() }),
      )
      countdowns[way].start(sent.expirationTime)
    })

  const submit: TwoFactor['submit'] = (tab, values) =>
    run(async () => {
      try {
        const device = deviceFacts()
        const asked = { username, password, remember, ...device, ...verificationOf(tab, values) }
        const answer = await orBeginAnew(request('session.loginVerification', asked, { headers: deviceHeader(device) }))
        await new Promise<void>(done => {
          announce({
            toast: ms => showToast(t('login_2fa_pass'), ms),
            schedule: (work, ms) => void setTimeout(work, ms),
            complete: done,
          })
        })
        endSecondStep()
        complete(answer)
      } catch (error) {
        setFailures(count => count + 1)
        throw error
      }
    })

  return { processing, sending: sends.processing, problem: problem ?? sends.problem, countdowns, failures, send, submit }
}
