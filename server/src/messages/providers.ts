import { emailOutbox } from './email/outbox.ts'
import { smtp } from './email/smtp.ts'
import { gateway } from './sms/gateway.ts'
import { smsOutbox } from './sms/outbox.ts'

/** Every provider of SMS. */
export const smsProviders = [smsOutbox, gateway] as const

/** Every provider of e-mail. */
export const emailProviders = [emailOutbox, smtp] as const
