import { firebase } from './firebase/firebase.ts'

/** Every provider that proves who somebody is. */
export const identityProviders = [firebase] as const
