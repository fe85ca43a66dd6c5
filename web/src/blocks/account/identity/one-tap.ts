import { loadScript } from '#blocks/captcha/geetest/load-script.ts'

/** The part of Google Identity Services that one-tap needs. */
interface GoogleIdentity {
  initialize(options: {
    readonly client_id: string
    readonly callback: (answer: { readonly credential: string }) => void
    readonly cancel_on_tap_outside: boolean
    readonly use_fedcm_for_prompt: boolean
  }): void
  prompt(): void
  cancel(): void
}

const google = (): GoogleIdentity | undefined =>
  (window as { readonly google?: { readonly accounts?: { readonly id?: GoogleIdentity } } }).google?.accounts?.id

/** Offers Google's one-tap sign-in (GOOGLELOGIN3). Resolves with a function that withdraws the offer; nothing is offered if Google cannot be reached. */
export const offerOneTap = async (clientId: string, onCredential: (credential: string) => void): Promise<() => void> => {
  const loaded = google() !== undefined || (await loadScript(['accounts.google.com'], '/gsi/client'))
  const id = google()
  if (!loaded || !id) return () => undefined
  id.initialize({
    client_id: clientId,
    callback: ({ credential }) => onCredential(credential),
    cancel_on_tap_outside: false,
    use_fedcm_for_prompt: true,
  })
  id.prompt()
  return () => id.cancel()
}
