import type { Channel } from '#messages/queue-message.ts'

/** `visitor`: to sign in or register with a number. `contact`: to prove a number or address that a member adds. `confirmation`: within a session. */
export type CodePurpose = 'visitor' | 'recovery' | 'two-factor' | 'contact' | 'confirmation'

/** What a code is bound to, besides its merchant; it is valid only there. */
export interface CodeTarget {
  readonly purpose: CodePurpose
  readonly channel: Channel
  /** E.164 digits without +, or an address in lower case. If a member is named, the stored one, never what a client typed. */
  readonly recipient: string
  /** The member whose code it is; absent if whoever reads the message may use it. */
  readonly memberId?: string
}
