import { calls, type CallName } from '@foyer/contract'
import type { CallDeclaration } from '@foyer/contract/call'
import { codeOf, codesOf, requireHeaders, requireRefusal, requireSuccess } from '#judge.ts'
import { NotTested } from '#result.ts'
import type { Stage } from '#stage.ts'
import { whyUntried } from './tried-calls.ts'

/** Judges everything that the server has answered to a call: what succeeded, what was refused, and the headers of all. */
export const judgeAnswers = async (name: CallName, stage: Stage): Promise<void> => {
  const { wire, results } = stage
  const replies = wire.replies.get(name) ?? []
  const call: CallDeclaration = calls[name]
  await results.check(name, 'answer', () => {
    const succeeded = replies.filter(({ status }) => status < 400)
    if (succeeded.length === 0) {
      const last = replies.at(-1)
      throw new NotTested(whyUntried(name, stage) ?? `it was refused: ${last ? codeOf(last) : 'no request'}`)
    }
    for (const reply of succeeded) requireSuccess(name, reply)
  })
  await results.check(name, 'refusals', () => {
    for (const reply of replies.filter(({ status }) => status >= 400)) requireRefusal(reply, codesOf(name))
  })
  if (!call.bare) await results.check(name, 'headers', () => requireHeaders(replies))
}
