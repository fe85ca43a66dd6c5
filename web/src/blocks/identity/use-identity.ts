import { useEffect, useState } from 'react'
import { loadEngine } from '#blocks/identity/load-engine.ts'
import { tellIdentityProblem } from '#blocks/identity/tell-identity-problem.ts'
import { deviceFacts, deviceHeader } from '#device/device-facts.ts'
import { whenIdle } from '#device/idle.ts'
import { hasNativeLogin, nativeLogin, NativeLoginFailure } from '#device/native-login.ts'
import { isPrivate, privateSigns } from '#device/private-mode.ts'
import { useFlag, useSettings } from '#merchant/page-data.tsx'
import { loginFrom } from '#navigation/paths.ts'
import { storedRegistrationInfo } from '#navigation/registration-info.ts'
import { useNavigate } from '#navigation/use-navigate.ts'
import { showAlert, showToast } from '#notices/notices.ts'
import { useRequest } from '#request/request-context.ts'
import { RequestError } from '#request/request-error.ts'
import { enter, type SignedIn } from '#session/enter.ts'
import type { IdentityProof } from '#session/identity-proof.ts'
import { bindAfterSignIn } from '#session/pending-identity.ts'
import type { Problem } from '#session/problem.ts'
import { registerFacts } from '#session/register-facts.ts'
import { useAfterSignIn } from '#session/use-after-sign-in.ts'
import { useSubmit } from '#session/use-submit.ts'
import { useTexts } from '#texts/use-texts.ts'

export interface Identity {
  readonly processing: boolean
  readonly problem: Problem | null
  /** Nobody is known by this identity: login existing account, or register new (spec 1 §4). */
  readonly choice: IdentityProof | null
  /** Whether 'register new' is offered (FIREBASECREATEACC3). */
  readonly mayRegister: boolean
  signIn(channel: 'google' | 'facebook'): Promise<void>
  /** Goes on with a token that another way gave: a phone code, one-tap. `ask` may fail with an `auth/…` code, which is told. */
  signInWith(channel: IdentityProof['firebaseChannel'], ask: () => Promise<string>): Promise<void>
  /** Does something with the provider whose failures are told (sending a code). */
  attempt(work: () => Promise<void>): Promise<void>
  register(): Promise<void>
  loginExisting(): void
  dismiss(): void
}

/** Sign-in by phone or social identity (spec 1 §4). `onDone` as of `useLogin`. */
export const useIdentity = (onDone?: () => void): Identity => {
  const { request } = useRequest()
  const { firebase, merchantCode, register: setting } = useSettings()
  const createAllowed = useFlag('FIREBASECREATEACC3')
  const errors = useTexts('errors')
  const t = useTexts('identity')
  const navigate = useNavigate()
  const goOn = useAfterSignIn()
  const { processing, problem, run } = useSubmit()
  const [choice, setChoice] = useState<IdentityProof | null>(null)

  // Ready before the tap: a popup opens from a tap alone.
  useEffect(() => (firebase ? whenIdle(() => void loadEngine(firebase).catch(() => undefined)) : undefined), [firebase])

  const finish = (answer: SignedIn) => {
    setChoice(null)
    const { rememberToken, userName: name } = answer
    enter(answer, {
      merchant: merchantCode,
      // There is no password: only a token can bring this member back.
      remember: rememberToken ? { type: 'username', name, secret: { kind: 'token', text: rememberToken } } : null,
    })
    goOn(answer, 'firebase', onDone)
  }

  const registerWith = async (proof: IdentityProof) => {
    const device = deviceFacts()
    const facts = registerFacts({ device, info: storedRegistrationInfo(), location: window.location })
    const { session } = await request(
      'member.registerFirebase',
      { ...facts, ...proof, login: true, remember: true },
      { headers: deviceHeader(device) },
    )
    if (session) finish(session)
  }

  const enterWith = async (proof: IdentityProof) => {
    const device = deviceFacts()
    try {
      finish(await request('session.login', { type: 'firebase', ...proof, remember: true, ...device }, { headers: deviceHeader(device) }))
    } catch (error) {
      if (!(error instanceof RequestError) || error.code !== 'bind_customer_required') throw error
      if (firebase?.autoRegister && setting.enabled) await registerWith(proof)
      else setChoice(proof)
    }
  }

  /** Tells what the provider or the app says; our server's failures are the error policy's. */
  const told = (work: () => Promise<void>) =>
    run(async () => {
      try {
        await work()
      } catch (error) {
        if (error instanceof NativeLoginFailure) showAlert(error.message)
        else if (!tellIdentityProblem(error, errors)) throw error
      }
    })

  return {
    processing,
    problem,
    choice,
    mayRegister: createAllowed && setting.enabled,
    signIn: channel =>
      told(async () => {
        if (await isPrivate(privateSigns())) return showAlert(errors('not_support_incognito'))
        if (hasNativeLogin()) return enterWith({ firebaseChannel: channel, firebaseIdToken: await nativeLogin(channel) })
        if (firebase) await enterWith({ firebaseChannel: channel, firebaseIdToken: await (await loadEngine(firebase)).popup(channel) })
      }),
    signInWith: (channel, ask) => told(async () => enterWith({ firebaseChannel: channel, firebaseIdToken: await ask() })),
    attempt: told,
    register: () =>
      told(async () => {
        if (choice) await registerWith(choice)
      }),
    loginExisting: () => {
      if (!choice) return
      bindAfterSignIn(request, choice, () => showToast(t('bind_done')))
      setChoice(null)
      // Where the form stands already, this leads nowhere else.
      navigate(loginFrom(window.location.search), { replace: true })
    },
    dismiss: () => setChoice(null),
  }
}
