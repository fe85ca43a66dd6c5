import Type from 'typebox'
import { Check } from 'typebox/value'
import type { Deps } from '#deps.ts'
import { PermanentFailure } from '#job-failures.ts'
import type { Merchant } from '#merchants/merchant.ts'
import type { EmailProvider } from '#providers/email/email-provider.ts'
import type { SmsProvider } from '#providers/sms/sms-provider.ts'
import { MESSAGE_JOB, MESSAGE_SEAL, type Message } from '#services/messages/queue-message.ts'
import type { JobKind } from './job-runner.ts'

/** What carries messages, by the names that merchants choose from (`Merchant.channels`). */
export interface Carriers {
  readonly sms: Readonly<Record<string, SmsProvider>>
  readonly email: Readonly<Record<string, EmailProvider>>
}

const Payload = Type.Object({ merchant: Type.String(), sealed: Type.String() })

type Parts = Pick<Deps, 'merchants' | 'stores' | 'clock' | 'log' | 'seals'> & { readonly carriers: Carriers }

/** Hands messages over to the merchant's provider. What is of no use any more is dropped; what may still arrive is tried again. */
export const deliverMessage = ({ merchants, stores, clock, log, seals, carriers }: Parts): JobKind => {
  const handOver = async ({ channel, recipient, subject = '', text }: Message, merchant: Merchant): Promise<void> => {
    const name = merchant.channels[channel]
    if (name === 'off') return
    const [sms, email] = [carriers.sms[name], carriers.email[name]]
    if (channel === 'sms' && sms) return sms.send({ to: recipient, text }, merchant)
    if (channel === 'email' && email) return email.send({ to: recipient, subject, text }, merchant)
    throw new Error(`there is no ${channel} provider ${name}`)
  }

  const isWanted = async (message: Message, { code }: Merchant): Promise<boolean> => {
    if (message.to === 'nobody' || new Date(message.until) <= clock()) return false
    return message.to === 'anyone' || (await stores.members.byContact(code, message)) !== undefined
  }

  return {
    kind: MESSAGE_JOB,
    async run({ id, payload }) {
      if (!Check(Payload, payload)) throw new Error(`job ${id} is no message`)
      const merchant = merchants.byCode(payload.merchant)
      if (!merchant) return
      // Sealed by us, in this form.
      const message = JSON.parse(seals.open(MESSAGE_SEAL, payload.sealed)) as Message
      if (!(await isWanted(message, merchant))) return
      try {
        await handOver(message, merchant)
      } catch (error) {
        if (!(error instanceof PermanentFailure)) throw error
        log.error({ err: error, merchant: merchant.code, channel: message.channel, job: id }, 'message cannot be delivered')
      }
    },
  }
}
