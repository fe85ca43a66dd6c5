import type { FirebaseSetting } from '@foyer/contract/account/identity/firebase-setting'
import type { IdentityEngine } from './identity-engine.ts'
import { IdentityError } from './identity-problem.ts'

let engine: Promise<IdentityEngine> | undefined

const load = async (setting: FirebaseSetting): Promise<IdentityEngine> => {
  const { createIdentityEngine } = await import('./identity-engine.ts')
  return createIdentityEngine(setting, document.documentElement.lang)
}

/** Loads the provider's SDK once; after a failure the next call tries again. Fails with `auth/network-request-failed`. */
export const loadEngine = (setting: FirebaseSetting): Promise<IdentityEngine> => {
  engine ??= load(setting).catch((error: unknown) => {
    engine = undefined
    throw new IdentityError('auth/network-request-failed', error instanceof Error ? error.message : String(error))
  })
  return engine
}
