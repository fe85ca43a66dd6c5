import type { Deps } from '#kernel/deps.ts'
import { PermanentFailure } from '#kernel/jobs/job-failures.ts'
import { handleJob, type JobWork } from '#kernel/jobs/job-work.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import type { EmailProvider } from './email/email-provider.ts'
import { jobKinds } from './job-kinds.ts'
import { maskedRecipient } from './masked-recipient.ts'
import { MESSAGE_SEAL, type MessageContent } from './queue-message.ts'
import type { SmsProvider } from './sms/sms-provider.ts'

/** The message providers, by the names in merchants' settings (`Merchant.channels`). */
export interface Carriers {
  readonly sms: Readonly<Record<string, SmsProvider>>
  readonly email: Readonly<Record<string, EmailProvider>>
}

type Parts = Pick<Deps, 'merchants' | 'stores' | 'log' | 'seals' | 'clock'> & { readonly carriers: Carriers }

/** Hands messages to the merchant's provider. A message that can never arrive is dropped; one that may still arrive is tried again. */
export const deliverMessage = ({ merchants, stores, log, seals, clock, carriers }: Parts): JobWork => {
  const handOver = async (id: string, { channel, recipient, subject = '', text, unsubscribe }: MessageContent, merchant: Merchant): Promise<void> => {
    const name = merchant.channels[channel]
    if (name === 'off') return
    const [sms, email] = [carriers.sms[name], carriers.email[name]]
    if (channel === 'sms' && sms) return sms.send({ to: recipient, text }, merchant)
    if (channel === 'email' && email) return email.send({ id, to: recipient, subject, text, unsubscribe }, merchant)
    throw new Error(`there is no ${channel} provider ${name}`)
  }

  /** Whose message it is, if that is known; undefined where it is not to be sent. */
  const wantedBy = async (message: MessageContent, { code }: Merchant): Promise<{ readonly memberId: string | undefined } | undefined> => {
    if (message.to === 'nobody') return undefined
    if (message.to === 'anyone') return { memberId: message.memberId }
    const member = await stores.members.byContact(code, message)
    return member && { memberId: member.id }
  }

  /** For staff who help the member: that it left, when and whither. */
  const note = async (
    merchant: string,
    { channel, recipient, what = '' }: MessageContent,
    memberId: string | undefined,
    outcome: 'sent' | 'refused',
  ) => {
    if (memberId === undefined) return
    try {
      await stores.sentMessages.add({ merchant, memberId, at: clock(), channel, what, to: maskedRecipient(channel, recipient), outcome })
    } catch (error) {
      // The message has left: without its line it must not leave once more.
      log.error({ err: error, merchant, channel }, 'a message that was sent is not in the list of the member')
    }
  }

  return handleJob(jobKinds.message, async ({ id, merchant: code, payload }) => {
    const merchant = merchants.byCode(code)
    if (!merchant) return
    // We sealed it ourselves, in this form.
    const message = JSON.parse(seals.open(MESSAGE_SEAL, payload.sealed)) as MessageContent
    const wanted = await wantedBy(message, merchant)
    if (!wanted) return
    try {
      await handOver(id, message, merchant)
      await note(code, message, wanted.memberId, 'sent')
    } catch (error) {
      if (!(error instanceof PermanentFailure)) throw error
      log.error({ err: error, merchant: code, channel: message.channel, job: id }, 'message cannot be delivered')
      await note(code, message, wanted.memberId, 'refused')
    }
  })
}
