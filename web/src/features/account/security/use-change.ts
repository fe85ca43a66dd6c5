import { isConfirmationRequired } from '#blocks/account/confirm/use-confirmation.ts'
import type { Problem } from '#forms/problem.ts'
import { useSubmit } from '#forms/use-submit.ts'
import { showToast } from '#notices/notices.ts'
import type { Request } from '#request/request-client.ts'
import { useRequest } from '#request/request-context.ts'

export interface Change<Answer> {
  readonly processing: boolean
  readonly problem: Problem | null
  /** Makes one change under the submit guard; `said` is shown as a toast afterwards. */
  run(change: (request: Request) => Promise<Answer>, said: string | null): Promise<void>
}

/** One change on the security page. `onDone` is also called if the confirmation has expired, so that the page asks for one. */
export const useChange = <Answer = unknown>(onDone: () => Promise<void>, onChanged?: (answer: Answer) => void): Change<Answer> => {
  const { request } = useRequest()
  const { processing, problem, run } = useSubmit()

  const change: Change<Answer>['run'] = (make, said) =>
    run(async () => {
      const answer = await make(request).catch(async (error: unknown) => {
        if (isConfirmationRequired(error)) await onDone()
        throw error
      })
      if (said !== null) showToast(said)
      await onDone()
      onChanged?.(answer)
    })

  return { processing, problem, run: change }
}
