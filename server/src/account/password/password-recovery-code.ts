import { emailOf, mobileOf } from '#account/verification/contacts.ts'
import { sendVisitorCode } from '#account/verification/send-visitor-code.ts'
import type { Service } from '#kernel/service.ts'

type CodeDeps = Parameters<typeof sendVisitorCode>[0]

/** Whether the number belongs to a member is only looked up when the message is sent, so that the answer and its work are the same for everybody (decision 9). */
export const passwordRecoverySms = (deps: CodeDeps): Service<'member.passwordRecoverySms'> => {
  const send = sendVisitorCode(deps)
  return (request, caller) =>
    send(request, { purpose: 'recovery', channel: 'sms', recipient: mobileOf(caller.merchant, request), to: 'member' }, caller)
}

/** Like recovery by SMS, with the same captcha before it. */
export const passwordRecoveryEmail = (deps: CodeDeps): Service<'member.passwordRecoveryEmail'> => {
  const send = sendVisitorCode(deps)
  return (request, caller) => send(request, { purpose: 'recovery', channel: 'email', recipient: emailOf(request.email), to: 'member' }, caller)
}
