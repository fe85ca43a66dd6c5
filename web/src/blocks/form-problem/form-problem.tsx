import { MINUTE_S } from '@foyer/contract/time-units'
import type { Problem } from '#forms/problem.ts'
import { useTexts } from '#texts/use-texts.ts'
import { ProblemBox } from '#ui/states/problem-box.tsx'
import { useSecondsLeft } from './use-seconds-left.ts'

const Wait = ({ problem }: { problem: Problem }) => {
  const t = useTexts('errors')
  const left = useSecondsLeft(problem)
  if (left <= 0) return null
  return left > 2 * MINUTE_S ? t('try_again_in_minutes', { count: Math.ceil(left / MINUTE_S) }) : t('try_again_in_seconds', { count: left })
}

/** Shows the server's message inside the form, with the time to wait if there is one (spec 1 §8, Other failures). */
export const FormProblem = ({ problem }: { problem: Problem | null }) => (
  <ProblemBox message={problem?.message} aside={problem?.retryAfter && <Wait problem={problem} />} />
)
