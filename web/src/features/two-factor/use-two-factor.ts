import { useState } from 'react'
import { createPhoneCode } from '#blocks/identity/phone-code.ts'
import { internationalNumber } from '#blocks/identity/phone-number.ts'
import { tellIdentityProblem } from '#blocks/identity/tell-identity-problem.ts'
import { useCountdown, type Countdown } from '#blocks/one-time-code/use-countdown.ts'
import { deviceFacts, deviceHeader } from '#device/device-facts.ts'
import type { Problem } from '#forms/problem.ts'
import { useSubmit } from '#forms/use-submit.ts'
import { useSettings } from '#merchant/page-data.tsx'
import { showToast } from '#notices/notices.ts'
import { useRequest } from '#request/request-context.ts'
import { RequestError } from '#request/request-error.ts'
import { endSecondStep, type SecondStep } from '#sign-in/second-step.ts'
import { useTexts } from '#texts/use-texts.ts'
import { announceSuccess, verificationOf, type VerifyTab, type VerifyValues } from './two-factor-rules.ts'

export interface TwoFactor {
  readonly processing: boolean
  readonly sending: boolean
  readonly problem: Problem | null
  /** Countdowns until another code may be sent, one for each way. */
  readonly countdowns: Readonly<Record<'sms' | 'email', Countdown>>
  /** Counts failed submits: the fields are cleared after each (spec 1 §4). */
  readonly failures: number
  send(way: 'sms' | 'email', contact: string): Promise<void>
  submit(tab: VerifyTab, values: VerifyValues): Promise<void>
}

/** The second step of a sign-in: sends codes, verifies one way, and completes the login (spec 1 §4). */
export const useTwoFactor = ({ username, password, remember, complete }: SecondStep): TwoFactor => {
  const { request } = useRequest()
  const t = useTexts('security')
  const sends = useSubmit()
  const { processing, problem, run } = useSubmit()
  const countdowns = { sms: useCountdown(), email: useCountdown() }
  const [failures, setFailures] = useState(0)
  const errors = useTexts('errors')
  const { firebase, smsProvider, countryDialingCode } = useSettings()
  // The identity provider sends the codes if it is the SMS provider (spec 1 §5).
  const [phone] = useState(() => (firebase && smsProvider.firebase ? createPhoneCode(firebase) : undefined))

  /** If the server no longer knows this sign-in, closes the modal so that the player starts again. */
  const endIfExpired = async <Answer>(call: Promise<Answer>): Promise<Answer> => {
    try {
      return await call
    } catch (error) {
      if (error instanceof RequestError && error.code === 'verification.expired') endSecondStep()
      throw error
    }
  }

  /** Shows the identity provider's failures with its own reason. */
  const showingProviderProblems = (work: () => Promise<void>) => async () => {
    try {
      await work()
    } catch (error) {
      if (!tellIdentityProblem(error, errors)) throw error
    }
  }

  const send: TwoFactor['send'] = (way, contact) =>
    sends.run(
      showingProviderProblems(async () => {
        if (way === 'sms' && phone) {
          // Inside the modal, because elements outside it get no input.
          await phone.send(internationalNumber(countryDialingCode, contact), document.querySelector('dialog[open]') ?? document.body)
          // The provider does not say how long to wait: 60 s (spec 1 §9).
          return countdowns.sms.start(undefined)
        }
        const credentials = { username, password }
        const sent = await endIfExpired(
          way === 'sms'
            ? request('verification.smsTwoFactor', { ...credentials, mobileNum: contact.trim() })
            : request('verification.emailTwoFactor', { ...credentials, email: contact.trim() }),
        )
        countdowns[way].start(sent.expirationTime)
      }),
    )

  const submit: TwoFactor['submit'] = (tab, values) =>
    run(
      showingProviderProblems(async () => {
        try {
          const device = deviceFacts()
          const given = verificationOf(tab, values)
          // If the provider sent no code, this fails as expired (spec 1 §5).
          const proof = tab === 'sms' && phone ? { firebaseIdToken: await phone.confirm(given.verificationCode ?? '') } : {}
          const asked = { username, password, remember, ...device, ...given, ...proof }
          const answer = await endIfExpired(request('session.loginVerification', asked, { headers: deviceHeader(device) }))
          await new Promise<void>(done => {
            announceSuccess({
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
      }),
    )

  return { processing, sending: sends.processing, problem: problem ?? sends.problem, countdowns, failures, send, submit }
}
