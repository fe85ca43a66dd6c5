import { MINUTE_MS } from '@foyer/contract/time-units'
import type { Caller } from '#kernel/caller.ts'
import { merchantText } from '#kernel/merchants/merchant-text.ts'
import type { Message } from '#messages/queue-message.ts'
import type { CodeTarget } from './code-target.ts'

/** Spec 1 §3, A code: at most 5 minutes, at most 5 tries. */
export const CODE_LIFE_MS = 5 * 60_000

export const writeMessage = ({ purpose, channel }: CodeTarget, code: string, { merchant, language }: Caller): Pick<Message, 'text' | 'subject'> => {
  const text = merchantText(merchant, language, 'messages')
  const params = { code, merchant: merchant.file.name, minutes: CODE_LIFE_MS / MINUTE_MS }
  if (channel === 'sms') return { text: purpose === 'recovery' ? text('code_sms_recovery', params) : text('code_sms', params) }
  return {
    subject: text('code_email_subject', { code, merchant: merchant.file.name }),
    text: purpose === 'recovery' ? text('code_email_recovery_text', params) : text('code_email_text', params),
  }
}
