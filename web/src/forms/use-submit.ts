import { useState } from 'react'
import { RequestError } from '#request/request-error.ts'
import { useTexts } from '#texts/use-texts.ts'
import { problemOf, type Problem } from './problem.ts'
import { createSubmitGuard } from './submit-guard.ts'

export interface Submit {
  /** True from the submit until 500 ms after its end: further submits are ignored (spec 1 §4). */
  readonly processing: boolean
  readonly problem: Problem | null
  /** Runs a submit under the guard; a failed call becomes `problem` if the error policy shows no alert. */
  run(work: () => Promise<void>): Promise<void>
}

/** What every form that calls the server needs: the guard, and the problem to show in the form. */
export const useSubmit = (): Submit => {
  const t = useTexts('errors')
  const [processing, setProcessing] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [guard] = useState(() => createSubmitGuard((work, ms) => void setTimeout(work, ms), setProcessing))

  const run = (work: () => Promise<void>) =>
    guard(async () => {
      setProblem(null)
      try {
        await work()
      } catch (error) {
        if (!(error instanceof RequestError)) throw error
        setProblem(problemOf(error, t('unknown_error')))
      }
    })

  return { processing, problem, run }
}
