import type { Service } from '#services/service.ts'
import { emailOf, mobileOf } from '#services/verification/contacts.ts'
import { sendVisitorCode } from '#services/verification/send-visitor-code.ts'

type CodeDeps = Parameters<typeof sendVisitorCode>[0]

/** Whether the number is a member's is looked up when the message leaves: the answer and its work are the same for all (decision 9). */
export const passwordRecoverySms = (deps: CodeDeps): Service<'member.passwordRecoverySms'> => {
  const send = sendVisitorCode(deps)
  return (asked, caller) => send(asked, { purpose: 'recovery', channel: 'sms', recipient: mobileOf(caller.merchant, asked), to: 'member' }, caller)
}

/** As by SMS; the same captcha stands before it. */
export const passwordRecoveryEmail = (deps: CodeDeps): Service<'member.passwordRecoveryEmail'> => {
  const send = sendVisitorCode(deps)
  return (asked, caller) => send(asked, { purpose: 'recovery', channel: 'email', recipient: emailOf(asked.email), to: 'member' }, caller)
}
