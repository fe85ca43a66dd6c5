import type { Deps } from '#kernel/deps.ts'
import { PermanentFailure } from '#kernel/jobs/job-failures.ts'
import { handleJob, type JobWork } from '#kernel/jobs/job-work.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import type { EmailProvider } from './email/email-provider.ts'
import { jobKinds } from './job-kinds.ts'
import { MESSAGE_SEAL, type MessageContent } from './queue-message.ts'
import type { SmsProvider } from './sms/sms-provider.ts'

/** The message providers, by the names in merchants' settings (`Merchant.channels`). */
export interface Carriers {
  readonly sms: Readonly<Record<string, SmsProvider>>
  readonly email: Readonly<Record<string, EmailProvider>>
}

type Parts = Pick<Deps, 'merchants' | 'stores' | 'log' | 'seals'> & { readonly carriers: Carriers }

/** Hands messages to the merchant's provider. A message that can never arrive is dropped; one that may still arrive is tried again. */
export const deliverMessage = ({ merchants, stores, log, seals, carriers }: Parts): JobWork => {
  const handOver = async ({ channel, recipient, subject = '', text }: MessageContent, merchant: Merchant): Promise<void> => {
    const name = merchant.channels[channel]
    if (name === 'off') return
    const [sms, email] = [carriers.sms[name], carriers.email[name]]
    if (channel === 'sms' && sms) return sms.send({ to: recipient, text }, merchant)
    if (channel === 'email' && email) return email.send({ to: recipient, subject, text }, merchant)
    throw new Error(`there is no ${channel} provider ${name}`)
  }

  const isWanted = async (message: MessageContent, { code }: Merchant): Promise<boolean> => {
    if (message.to === 'nobody') return false
    return message.to === 'anyone' || (await stores.members.byContact(code, message)) !== undefined
  }

  return handleJob(jobKinds.message, async ({ id, merchant: code, payload }) => {
    const merchant = merchants.byCode(code)
    if (!merchant) return
    // We sealed it ourselves, in this form.
    const message = JSON.parse(seals.open(MESSAGE_SEAL, payload.sealed)) as MessageContent
    if (!(await isWanted(message, merchant))) return
    try {
      await handOver(message, merchant)
    } catch (error) {
      if (!(error instanceof PermanentFailure)) throw error
      log.error({ err: error, merchant: code, channel: message.channel, job: id }, 'message cannot be delivered')
    }
  })
}
