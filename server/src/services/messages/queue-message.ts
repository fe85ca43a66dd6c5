import type { Deps } from '#deps.ts'
import { jobKinds } from '#jobs/kinds.ts'
import type { Stores } from '#stores/stores.ts'

/** What the message is sealed for: it may hold a code, and a job that failed stays to be seen. */
export const MESSAGE_SEAL = 'message'

export type Channel = 'sms' | 'email'

/** A message on its way out, in the words of its recipient. */
export interface MessageContent {
  readonly channel: Channel
  /** E.164 digits without +, or an address. */
  readonly recipient: string
  /** E-mails only. */
  readonly subject?: string
  readonly text: string
  /**
   * `member`: only where the recipient is a member's own; it is looked up when the message is sent, so that asking costs the same for all.
   * `nobody`: dropped then, for the same reason.
   */
  readonly to: 'anyone' | 'member' | 'nobody'
}

export interface Message extends MessageContent {
  /** ISO 8601; of no use from then on, and not sent. */
  readonly until: string
}

/** Queues a message in the unit of work of its cause; it leaves once that is done (docs/jobs.md). */
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
