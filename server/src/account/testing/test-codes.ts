import type { CodeTarget } from '#account/verification/code-target.ts'
import { sendCode } from '#account/verification/one-time-code.ts'
import type { Caller } from '#kernel/caller.ts'
import { Refusal } from '#kernel/refusal.ts'
import { callerOf, type TestApp } from '#testing/test-app.ts'

let last = 9170000000
/** A recipient that no test has sent to: a visitor's number, where nothing else is given. */
export const freshTarget = (more: Partial<CodeTarget> = {}): CodeTarget => ({ purpose: 'visitor', channel: 'sms', recipient: `63${last++}`, ...more })
export const freshAddress = (): CodeTarget => ({ purpose: 'recovery', channel: 'email', recipient: `u${last++}@example.com` })

export const send = (wire: TestApp, target: CodeTarget, caller: Caller = callerOf(wire)) => sendCode(wire.system)(target, 'anyone', caller)

/** Sends a code; answers 'sent', or the code of the refusal. */
export const outcomeOfSending = (...sending: Parameters<typeof send>): Promise<string> =>
  send(...sending).then(
    () => 'sent',
    (error: unknown) => (error instanceof Refusal ? error.code : Promise.reject(error)),
  )
