import type { Service } from '#kernel/service.ts'
import { mobileOf } from './contacts.ts'
import { sendVisitorCode } from './send-visitor-code.ts'

/** The code is sent whether the number is a member's or not: the same code signs in or registers, and the answer reveals nothing. */
export const smsNoLogin = (deps: Parameters<typeof sendVisitorCode>[0]): Service<'verification.smsNoLogin'> => {
  const send = sendVisitorCode(deps)
  return (request, caller) =>
    send(request, { purpose: 'visitor', channel: 'sms', recipient: mobileOf(caller.merchant, request), to: 'anyone' }, caller)
}
