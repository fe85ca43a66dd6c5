import type { LinkKind } from './signal-rules.ts'

/** Two members of whom one invited the other, and what they share. */
export interface SharedReferral {
  readonly inviterId: string
  readonly friendId: string
  readonly points: number
  readonly kind: LinkKind
  readonly value: string
}
