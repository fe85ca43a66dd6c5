import type { Security } from '#session/use-security.ts'

export type Factor = keyof Security['factors']

/** What a sheet is open for: one factor, or whether to ask always. */
export type Subject = Factor | 'alwaysAsk'

export type BoundIdentity = Security['identities'][number]

/** An identity that is bound, or a channel to bind one by. */
export type IdentitySubject = BoundIdentity | { readonly id: null; readonly channel: BoundIdentity['channel'] }

/** What the form of each subject is handed. */
export interface SubjectFormProps {
  security: Security
  refresh: () => Promise<void>
  /** The change is made. */
  onDone: () => void
}
