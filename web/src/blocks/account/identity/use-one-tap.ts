import { useEffect, useEffectEvent } from 'react'
import { whenIdle } from '#device/idle.ts'
import { hasNativeLogin } from '#device/native/native-login.ts'
import { isPrivate, privateSigns } from '#device/private-mode.ts'
import { useFlag, useSettings } from '#merchant/page-data.tsx'
import { useSession } from '#session/session-store.ts'
import { loadEngine } from './load-engine.ts'
import type { Identity } from './use-identity.ts'

/** Google's one-tap beside the form (GOOGLELOGIN3), for visitors. Not offered in a private window, and without a message there. */
export const useOneTap = ({ signInWith }: Pick<Identity, 'signInWith'>): void => {
  const { firebase } = useSettings()
  const flag = useFlag('GOOGLELOGIN3')
  const visitor = useSession() === null
  const clientId = flag && visitor && firebase?.channels.includes('google') ? firebase.googleWebClientId : undefined
  const onCredential = useEffectEvent((credential: string) => {
    if (firebase) void signInWith('google', async () => (await loadEngine(firebase)).oneTap(credential))
  })

  useEffect(() => {
    if (!clientId) return
    let withdraw: (() => void) | undefined
    let left = false
    const offer = async () => {
      if (hasNativeLogin() || (await isPrivate(privateSigns()))) return
      const { offerOneTap } = await import('./one-tap.ts')
      if (left) return
      withdraw = await offerOneTap(clientId, onCredential)
      if (left) withdraw()
    }
    const cancel = whenIdle(() => void offer())
    return () => {
      left = true
      cancel()
      withdraw?.()
    }
  }, [clientId])
}
