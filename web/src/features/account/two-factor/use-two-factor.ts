import { useState } from 'react'
import { createPhoneCode, type PhoneCode } from '#blocks/account/identity/phone-code.ts'
import { internationalNumber } from '#blocks/account/identity/phone-number.ts'
import { showIdentityProblem } from '#blocks/account/identity/show-identity-problem.ts'
import { useTimedSend, type TimedSend } from '#blocks/account/one-time-code/use-timed-send.ts'
import { deviceFacts, deviceHeader } from '#device/device-facts.ts'
import type { Problem } from '#forms/problem.ts'
import { useSubmit } from '#forms/use-submit.ts'
import { useSettings } from '#merchant/page-data.tsx'
import { showToast } from '#notices/notices.ts'
import { useRequest } from '#request/request-context.ts'
import { RequestError } from '#request/request-error.ts'
import { deviceTrust } from '#sign-in/device-trust.ts'
import { endSecondStep, type SecondStep } from '#sign-in/second-step.ts'
import { useTexts } from '#texts/use-texts.ts'
import { announceSuccess, verificationOf, type VerifyValues, type VerifyWay } from './two-factor-rules.ts'

/** Beside a number, where the page asks for it. */
interface Country {
  readonly countryDialingCode?: string
}

interface Contact {
  readonly way: 'sms' | 'email'
  /** As typed. */
  readonly contact: string
  readonly country?: Country
}

export interface TwoFactor {
  readonly processing: boolean
  readonly problem: Problem | null
  /** The send of each way, with its countdown until another code. */
  readonly sends: Readonly<Record<Contact['way'], Omit<TimedSend, 'run'>>>
  /** Counts failed submits: the fields are cleared after each (spec 1 §4). */
  readonly failures: number
  send(contact: Contact): Promise<void>
  submit(way: VerifyWay, values: VerifyValues, more: Country & { readonly trustDevice: boolean }): Promise<void>
}

/** The second step of a sign-in: sends codes, verifies one way, and completes the login (spec 1 §4). */
export const useTwoFactor = ({ firstStep, remember, complete }: SecondStep): TwoFactor => {
  const { request } = useRequest()
  const t = useTexts('security')
  const { processing, problem, run } = useSubmit()
  const sends = { sms: useTimedSend(), email: useTimedSend() }
  const [failures, setFailures] = useState(0)
  const errors = useTexts('errors')
  const { firebase, smsProvider, countryDialingCode: ownCode } = useSettings()
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
  const showingProviderProblems = async <Answer>(work: () => Promise<Answer>): Promise<Answer | undefined> => {
    try {
      return await work()
    } catch (error) {
      if (!showIdentityProblem(error, errors)) throw error
      return undefined
    }
  }

  const sendByPhone = async (code: PhoneCode, number: string) => {
    // Inside the modal, because elements outside it get no input.
    await code.send(number, document.querySelector('dialog[open]') ?? document.body)
    // The provider does not say how long to wait: 60 s (spec 1 §9).
    return {}
  }

  const send: TwoFactor['send'] = ({ way, contact, country }) =>
    sends[way].run(() =>
      showingProviderProblems(async () => {
        if (way === 'email') return await endIfExpired(request('verification.emailTwoFactor', { ...firstStep, email: contact.trim() }))
        if (phone) return await sendByPhone(phone, internationalNumber(country?.countryDialingCode ?? ownCode, contact))
        return await endIfExpired(request('verification.smsTwoFactor', { ...firstStep, ...country, mobileNum: contact.trim() }))
      }),
    )

  const submit: TwoFactor['submit'] = (way, values, more) =>
    run(async () => {
      await showingProviderProblems(async () => {
        try {
          const device = deviceFacts()
          const given = verificationOf(way, values)
          // If the provider sent no code, this fails as expired (spec 1 §5).
          const proof = way === 'sms' && phone ? { firebaseIdToken: await phone.confirm(given.verificationCode ?? '') } : {}
          const input = { ...firstStep, remember, ...more, ...device, ...given, ...proof }
          const answer = await endIfExpired(request('session.loginVerification', input, { headers: deviceHeader(device) }))
          if (answer.deviceTrust !== undefined) deviceTrust.keep(answer.deviceTrust)
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
      })
    })

  return { processing, problem, sends, failures, send, submit }
}
