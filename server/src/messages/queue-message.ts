import type { Deps, Stores } from '#kernel/deps.ts'
import { jobKinds } from './job-kinds.ts'

/** Messages are sealed for this purpose: they may hold a code, and failed jobs stay visible. */
export const MESSAGE_SEAL = 'message'

export type Channel = 'sms' | 'email'

/** An outgoing message, in the recipient's language. */
export interface MessageContent {
  readonly channel: Channel
  /** E.164 digits without +, or an address. */
  readonly recipient: string
  /** E-mails only. */
  readonly subject?: string
  readonly text: string
  /** Offers by e-mail: `EmailMessage.unsubscribe`. */
  readonly unsubscribe?: string
  /**
   * `member`: sent only if the recipient is a member's own contact; this is looked up at sending, so that asking costs the same for everybody.
   * `nobody`: dropped at sending, for the same reason.
   */
  readonly to: 'anyone' | 'member' | 'nobody'
  /** What it is for, e.g. `recovery`: staff see it, and never the text. */
  readonly what?: string | undefined
  /** Whose it is, where that is known when it is queued. */
  readonly memberId?: string | undefined
}

export interface Message extends MessageContent {
  /** ISO 8601; after this time the message is useless and is not sent. */
  readonly until: string
}

/** Queues a message in the unit of work of its cause; it is sent once that commits (docs/jobs.md). */
export const queueMessage =
  ({ clock, seals }: Pick<Deps, 'clock' | 'seals'>) =>
  async (unit: Pick<Stores, 'jobs'>, merchant: string, { until, ...content }: Message): Promise<void> => {
    await unit.jobs.add(jobKinds.message, {
      merchant,
      payload: { sealed: seals.seal(MESSAGE_SEAL, JSON.stringify(content)) },
      dueAt: clock(),
      notAfter: new Date(until),
      provider: content.channel,
    })
  }
