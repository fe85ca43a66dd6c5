import { useState, type ReactNode } from 'react'
import { useLateCaptcha } from '#blocks/captcha/use-late-captcha.tsx'
import { deviceFacts, deviceHeader } from '#device/device-facts.ts'
import { useFlag, useSettings } from '#merchant/page-data.tsx'
import { loginFrom } from '#navigation/paths.ts'
import { storedRegistrationInfo } from '#navigation/registration-info.ts'
import { useNavigate } from '#navigation/use-navigate.ts'
import { showToast } from '#notices/notices.ts'
import { useRequest } from '#request/request-context.ts'
import { RequestError } from '#request/request-error.ts'
import { askSecondFactor } from '#sign-in/ask-second-factor.ts'
import { enter, sessionOfRegistration, type SignedIn } from '#sign-in/enter.ts'
import type { IdentityProof } from '#sign-in/identity-proof.ts'
import { bindAfterSignIn } from '#sign-in/pending-identity.ts'
import { registerFacts } from '#sign-in/register-facts.ts'
import { useAfterSignIn } from '#sign-in/use-after-sign-in.ts'
import { useTexts } from '#texts/use-texts.ts'
import { identityRegistration } from './identity-registration.ts'
import { useProvider, type Provider } from './use-provider.ts'

export interface Identity extends Pick<Provider, 'processing' | 'problem'> {
  /** Drawn where the player looks, if the server asks for one. */
  readonly captchas: Readonly<Record<'login' | 'register', ReactNode>>
  /** Set when no member has this identity: login existing account, or register new (spec 1 §4). */
  readonly choice: IdentityProof | null
  /** Whether 'register new' is offered (FIREBASECREATEACC3). */
  readonly mayRegister: boolean
  /** Set after a registration if the merchant wants the confirmation dialog, whose button calls `confirm` (spec 1 §2). */
  readonly confirmation: { readonly userName: string } | null
  signIn(channel: 'google' | 'facebook'): Promise<void>
  /** Signs in with a token from a phone code or one-tap. `ask` may fail with an `auth/…` code, which is shown. */
  signInWith(channel: IdentityProof['firebaseChannel'], load: () => Promise<string>): Promise<void>
  register(): Promise<void>
  loginExisting(): void
  dismiss(): void
  confirm(): void
}

/** Sign-in by phone or social identity (spec 1 §4). For `onDone` see `useLogin`. */
export const useIdentity = (onDone?: () => void): Identity => {
  const { request } = useRequest()
  const { firebase, merchantCode, register: setting } = useSettings()
  const createAllowed = useFlag('FIREBASECREATEACC3')
  const t = useTexts('identity')
  const navigate = useNavigate()
  const goOn = useAfterSignIn()
  const { processing, problem, attempt, tokenOf } = useProvider()
  const captchas = { login: useLateCaptcha('login'), register: useLateCaptcha('register') }
  const [choice, setChoice] = useState<IdentityProof | null>(null)
  const [registered, setRegistered] = useState<SignedIn | null>(null)

  const open = (answer: SignedIn) => {
    setChoice(null)
    const { rememberToken, userName: name } = answer
    enter(answer, {
      merchant: merchantCode,
      // There is no password, so only a token can be saved.
      remember: rememberToken ? { type: 'username', name, secret: { kind: 'token', text: rememberToken } } : null,
    })
  }

  const registerWith = async (proof: IdentityProof) => {
    const device = deviceFacts()
    const facts = registerFacts({ device, info: storedRegistrationInfo(), location: window.location })
    const input = { ...facts, ...identityRegistration(proof, firebase) }
    const registered = await captchas.register.guard(verified =>
      request('member.registerFirebase', { ...input, ...verified }, { headers: deviceHeader(device) }),
    )
    const session = registered && sessionOfRegistration(registered)
    if (!session) return
    open(session)
    if (setting.confirmation) setRegistered(session)
    else goOn(session, 'firebase', onDone)
  }

  const complete = (answer: SignedIn) => {
    open(answer)
    goOn(answer, 'firebase', onDone)
  }

  const enterWith = async (proof: IdentityProof) => {
    const device = deviceFacts()
    try {
      const input = { type: 'firebase', ...proof, remember: true, ...device } as const
      const answer = await captchas.login.guard(verified => request('session.login', { ...input, ...verified }, { headers: deviceHeader(device) }))
      if (answer) complete(answer)
    } catch (error) {
      if (!(error instanceof RequestError) || error.code !== 'bind_customer_required') return askSecondFactor(error, { remember: true, complete })
      if (firebase?.autoRegister && setting.enabled) await registerWith(proof)
      else setChoice(proof)
    }
  }

  return {
    processing,
    problem,
    captchas: { login: captchas.login.block, register: captchas.register.block },
    choice,
    mayRegister: createAllowed && setting.enabled,
    confirmation: registered && { userName: registered.userName },
    signIn: channel =>
      attempt(async () => {
        const firebaseIdToken = await tokenOf(channel)
        if (firebaseIdToken !== undefined) await enterWith({ firebaseChannel: channel, firebaseIdToken })
      }),
    signInWith: (channel, load) => attempt(async () => enterWith({ firebaseChannel: channel, firebaseIdToken: await load() })),
    register: () =>
      attempt(async () => {
        if (choice) await registerWith(choice)
      }),
    loginExisting: () => {
      if (!choice) return
      bindAfterSignIn(request, choice, () => showToast(t('bind_done')))
      setChoice(null)
      // On the login page this changes nothing.
      navigate(loginFrom(window.location.search), { replace: true })
    },
    dismiss: () => setChoice(null),
    confirm: () => {
      setRegistered(null)
      if (registered) goOn(registered, 'firebase', onDone)
    },
  }
}
