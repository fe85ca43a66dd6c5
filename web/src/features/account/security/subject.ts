import type { Security } from '#session/use-security.ts'

export type Factor = keyof Security['factors']

/** The subject of the open sheet: a factor, or what belongs to all of them. */
export type Subject = Factor | 'alwaysAsk' | 'recoveryCodes'

/** What a change may bring: new recovery codes, which are shown only now. */
export interface Changed {
  readonly recoveryCodes?: readonly string[]
}

export type BoundIdentity = Security['identities'][number]

/** A bound identity, or a channel through which one can be bound. */
export type IdentitySubject = BoundIdentity | { readonly id: null; readonly channel: BoundIdentity['channel'] }

/** The props of each subject's form. */
export interface SubjectFormProps {
  security: Security
  refresh: () => Promise<void>
  /** Called after the change. */
  onDone: (changed: Changed) => void
}

export type Passkey = Security['passkeys']['list'][number]

/** A passkey that the member has, or one to be made. */
export type PasskeySubject = Passkey | 'new'
